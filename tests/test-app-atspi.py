#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program as a screen reader meets it, over AT-SPI: every control has a name, the board's spots can be read, and a whole
monster phase can be led by what is said alone, a choice among it.
usage: tests/with-display /usr/bin/python3 tests/test-app-atspi.py HORDEKEEPER AUTOMA NAMELESS, prints TAP"""
import os
import re
import subprocess
import sys
import tempfile
import time
import warnings

STRICT = dict(os.environ)  # for the program: a warning is its end. The bindings have warnings of their own.
os.environ.pop('G_DEBUG', None)

try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError) as absent:
    print(f'1..0 # SKIP {absent}')
    sys.exit(0)

warnings.simplefilter('ignore', DeprecationWarning)  # names that newer bindings have

PATIENCE = 120  # seconds for the slowest machine; nothing waits longer than it has to
ID = 'org.hordekeeper.Hordekeeper'
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.ENTRY,
    Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.TEXT, Atspi.Role.TABLE_CELL,
    Atspi.Role.LINK, Atspi.Role.MENU_ITEM,
}
ROWS = {Atspi.Role.LIST_ITEM, Atspi.Role.TREE_ITEM}

# A Clawer between two houses as near and as whole as each other: the players choose which of them it strikes.
BETWEEN_TWO_HOUSES = '''{"do":"hero-at","hero":"Ada","at":"L9"}
{"do":"hero-at","hero":"Bruno","at":"L20"}
{"do":"hero-at","hero":"Cleo","at":"G12"}
{"do":"structure-add","type":"house","spots":["N13"]}
{"do":"monster-add","type":"clawer","at":"N14","facing":"east"}
{"do":"monster-add","type":"runner","at":"F12","facing":"east"}
'''


class Failure(Exception):
    """What a test found, in a sentence."""


def expect(holds, said):
    if not holds:
        raise Failure(said)


# --- Looking -----------------------------------------------------------------------------------------------------------

def wait(find, said):
    """The first thing that is found. What goes away while it is looked at is looked at again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = find()
        except GLib.Error as error:
            found, said = None, f'{said} ({error.message})'
        if found:
            return found
        expect(time.monotonic() < end, said)
        time.sleep(0.02)


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield child


def walk(node):
    """Everything that is shown but the board's hundreds of spots and the lists that fold out: each is a question to the program."""
    if not node.get_state_set().contains(Atspi.StateType.VISIBLE):  # GTK 4.8 tells of SHOWING only for windows
        return
    yield node
    if node.get_name() != 'Board' and node.get_role() != Atspi.Role.COMBO_BOX:
        for child in children(node):
            yield from walk(child)


def name_of(node):
    """Without the mark of its key, and once if it is told twice. A type's name, which GTK tells for want of any, is none."""
    name = (node.get_name() or '').replace('_', '')
    half = name[:len(name) // 2]
    return '' if re.fullmatch('(Gtk|Adw|Hk)[A-Z][A-Za-z]*', name) else half if name == f'{half} {half}' else name


def is_control(node):
    """Rows of a list can be mere places for what stands in them."""
    role = node.get_role()
    return role in CONTROLS or role in ROWS and node.get_state_set().contains(Atspi.StateType.FOCUSABLE)


def find_program(name):
    for program in children(Atspi.get_desktop(0)):
        if name in (program.get_name() or '').lower() and program.get_child_count() > 0:
            program.set_cache_mask(Atspi.Cache.NONE)  # what was true a moment ago is no answer
            return program
    return None


def find_control(root, name):
    return next((node for node in walk(root) if is_control(node) and node.get_role() != Atspi.Role.TABLE_CELL
                 and name_of(node) == name), None)


def find_texts(root):
    return [node.get_name() for node in walk(root) if node.get_role() == Atspi.Role.LABEL]


def find_part(root, name):
    """A part of the page that has a name of its own, with all that is in it."""
    return next((node for node in walk(root) if node.get_name() == name), None)


def read_board(board):
    """What all spots say, by their names; nothing before all have been told."""
    rows = [row for row in children(board) if row.get_role() == Atspi.Role.TABLE_ROW]
    said = [cell.get_name() or '' for row in rows for cell in children(row)]
    return dict(cell.partition(': ')[::2] for cell in said) if said and all(said) else None


def find_cell(board, spot):
    letters = spot.rstrip('0123456789')
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord('A') + 1
    return board.get_child_at_index(int(spot[len(letters):]) - 1).get_child_at_index(column - 1)


def read_spot(board, spot):
    return find_cell(board, spot).get_name() or ''


def tell_path(node):
    path = []
    while node and node.get_role() != Atspi.Role.APPLICATION:
        path.insert(0, f'{node.get_role_name()} “{node.get_name()}”')
        node = node.get_parent()
    return ' > '.join(path)


# --- Doing -------------------------------------------------------------------------------------------------------------

def press(root, name):
    button = wait(lambda: find_control(root, name), f'there is no “{name}”')
    action = button.get_action_iface()
    expect(action and action.get_n_actions() > 0, f'“{name}” cannot be pressed')
    expect(action.do_action(0), f'“{name}” did not go down')


def expect_names(root):
    nodes = [node for node in walk(root) if is_control(node)]
    expect(nodes, 'there is not one control')
    nameless = [tell_path(node) for node in nodes if not name_of(node)]
    expect(not nameless, 'without a name: ' + '; '.join(nameless[:5]))


class Player:
    """The program with a game, or without one, and somebody who listens to it."""

    def __init__(self, hordekeeper):
        self.hordekeeper = hordekeeper
        self.process = self.program = self.window = self.script = self.board = self.game = None

    def start(self, game=None):
        self.game = game
        self.process = subprocess.Popen([self.hordekeeper, game] if game else [self.hordekeeper], env=STRICT)
        self.program = wait(self.find, 'no window came up')
        self.window = self.program.get_child_at_index(0)

    def find(self):
        expect(self.process.poll() is None, f'the program ended with {self.process.returncode}')
        return find_program('hordekeeper')

    def events(self):
        """What is on disk: it is there before it is said."""
        with open(self.game, encoding='utf-8') as journal:
            return journal.read().splitlines()

    def hear(self):
        """What the instructions say. Read twice: what changes in between is no instruction."""
        def once():
            return len(self.events()), find_texts(self.script)
        first = once()
        return first if first == once() else None

    def sit_down(self):
        """At the table, which is there in a moment."""
        self.script = wait(lambda: find_part(self.window, 'Instructions'), 'there are no instructions')
        self.board = wait(lambda: find_part(self.window, 'Board'), 'there is no board')

    def go_on(self, name):
        """Presses, and hears what came of it."""
        before = wait(self.hear, 'nothing is said')
        press(self.script, name)
        return wait(lambda: (now := self.hear()) and now != before and now, f'nothing new is said after “{name}”')[1]

    def texts(self):
        return wait(self.hear, 'nothing is said')[1]

    def find_name(self, *names):
        """Which of the buttons is there now."""
        return wait(lambda: next((name for name in names if find_control(self.script, name)), None), f'none of {names}')

    def ask_for(self, action, of_window=False):
        """What stands in a menu, over the bus."""
        path = '/' + ID.replace('.', '/') + ('/window/1' if of_window else '')
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.call_sync(ID, path, 'org.gtk.Actions', 'Activate', GLib.Variant('(sava{sv})', (action, [], {})), None,
                      Gio.DBusCallFlags.NONE, PATIENCE * 1000)

    def close(self):
        self.ask_for('quit')
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            status = 'nothing: it did not end'
        expect(status == 0, f'the program ended with {status}')

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


# --- Names -------------------------------------------------------------------------------------------------------------

def test_check(place):
    """The check itself: a button without a name, in a window of its own, is told of."""
    process = subprocess.Popen([place.nameless])
    try:
        window = wait(lambda: find_program('nameless'), 'no window came up').get_child_at_index(0)
        wait(lambda: find_control(window, 'Named'), 'there is no “Named”')
        try:
            expect_names(window)
        except Failure as failure:
            expect(str(failure).startswith('without a name: ') and str(failure).count('button') == 1, str(failure))
        else:
            raise Failure('the button without a name was not told of')
    finally:
        process.kill()
        process.wait()


def test_start(place):
    player = place.open()
    wait(lambda: find_control(player.window, 'Try the Introductory Night'), 'the start page did not come')
    expect_names(player.window)
    for action, button in (('new-game', 'Begin'), ('rules', 'Search')):
        player.ask_for(action, of_window=True)
        wait(lambda: find_control(player.window, button), f'there is no page for {action}')
        expect_names(player.window)
    player.close()


def test_table(place):
    player = place.open()
    press(player.window, 'Try the Introductory Night')
    player.sit_down()
    player.find_name('Begin the Night')
    board = wait(lambda: read_board(player.board), 'the board says nothing')
    expect(len(board) == 32 * 23, f'{len(board)} spots')
    expect(board['K12'] == 'wooden wall 1', f'K12 says “{board["K12"]}”')
    expect(any(said.startswith('Ada, 0 of 8 wounds') for said in board.values()), 'no Ada on the board')
    expect_names(player.window)
    player.ask_for('log', of_window=True)
    wait(lambda: not find_part(player.window, 'Board'), 'the log did not come')
    expect_names(player.window)
    player.close()


# --- A monster phase -----------------------------------------------------------------------------------------------------

STANDS = re.compile(r'^(?P<who>[A-Z][a-z]+ \d+): (?:on|.* to) (?P<spot>[A-Z]\d+)\b')
MONSTER = re.compile(r'(?:Clawer|Runner|Armored) \d+')


def expect_spot(player, spot, said):
    """The board is told after the instruction: nobody waits for it."""
    try:
        wait(lambda: said in read_spot(player.board, spot), '')
    except Failure:
        raise Failure(f'“{said}” is not in “{read_spot(player.board, spot)}”') from None


def expect_marked(player, told, mark):
    """Where that stands, and only there, the board says so too."""
    def read():
        board = wait(lambda: read_board(player.board), 'the board says nothing')
        return {said for spot, said in board.items() if find_cell(player.board, spot).get_description() == mark}
    try:
        wait(lambda: read() == told, '')
    except Failure:
        raise Failure(f'marked as “{mark}”: {read()}') from None


def expect_there(player, texts):
    """Whoever is told to stand on a spot is found there by who reads that spot."""
    for match in filter(None, map(STANDS.match, texts)):
        expect_spot(player, match['spot'], match['who'])


def listen_to_moves(player):
    """Panic, coin, spawn and every move, up to the question. Returns all that was said."""
    said = player.go_on('Begin the Night')
    while player.find_name('house 3', 'Next') == 'Next':
        texts = player.go_on('Next')
        button = find_control(player.script, player.find_name('Next', 'Attack'))
        expect(button.get_description() in texts, f'the button says “{button.get_description()}”, not what is to be done')
        expect_there(player, texts)
        said += texts
    return said


def expect_all_told(player, said):
    board = wait(lambda: read_board(player.board), 'the board says nothing')
    standing = {who for spot in board.values() for who in MONSTER.findall(spot)}
    told = {who for text in said for who in MONSTER.findall(text)}
    expect(len(standing) == 8, f'on the board: {standing}')
    expect(standing <= told, f'nothing was said of {standing - told}')


def answer_choice(player):
    expect('Clawer 1: whom does it strike?' in player.texts(), f'it was not asked: {player.texts()}')
    expect_names(player.window)
    expect_marked(player, {'house 1', 'house 3'}, 'one to choose from')
    player.find_name('house 1')
    player.go_on('house 3')
    expect(player.events()[-1] == '{"do":"choose","monster":"clawer-1","target":"house-3"}', player.events()[-1])


def take_damage(player):
    """Cleo's armor stops the one wound that a Runner would deal."""
    texts = player.go_on('Attack')
    expect('Cleo: 1 damage' in texts, f'no damage was told: {texts}')
    expect_names(player.window)
    player.go_on('Cleo: armor stops one more')
    expect(player.events()[-1] == '{"do":"armor","hero":"Cleo","stopped":1}', player.events()[-1])
    return player.go_on('Attack')


def test_phase(place):
    """From the first instruction to the hero phase, by what is said and what can be pressed alone."""
    player = place.open(BETWEEN_TWO_HOUSES)
    player.sit_down()
    said = listen_to_moves(player)
    expect(any(text.startswith('Panic:') for text in said), 'panic was not told')
    expect(any(text.startswith('The fate coin shows ') for text in said), 'the coin was not told')
    expect_all_told(player, said)
    answer_choice(player)
    said = take_damage(player)
    expect('Clawer 1 strikes house 3: 1 damage' in said, f'the blow was not told: {said}')
    player.find_name('End Hero Phase')
    expect_spot(player, 'N13', 'house 3, 1 flame')
    expect_spot(player, 'G12', 'Cleo, 0 of 8 wounds')
    player.close()


# --- The run -------------------------------------------------------------------------------------------------------------

class Place:
    """Programs, and a folder for their games."""

    def __init__(self, folder, hordekeeper, automa, nameless):
        self.folder, self.hordekeeper, self.automa, self.nameless = folder, hordekeeper, automa, nameless
        self.player = None

    def make_game(self, events):
        """A night of which only the beginning is kept, and what is to follow."""
        game = os.path.join(self.folder, 'game.hordekeeper')
        subprocess.run([self.automa, 'night', '--scenario', 'introductory', '--seed', '1', '--record', game], check=True,
                       stdout=subprocess.DEVNULL)
        with open(game, encoding='utf-8') as journal:
            header = journal.readline()
        with open(game, 'w', encoding='utf-8') as journal:
            journal.write(header + events)
        return game

    def open(self, events=None):
        self.player = Player(self.hordekeeper)
        self.player.start(self.make_game(events) if events else None)
        return self.player


TESTS = [
    ('/app/atspi/check', test_check),
    ('/app/atspi/start', test_start),
    ('/app/atspi/table', test_table),
    ('/app/atspi/phase', test_phase),
]


def main():
    Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
    print(f'1..{len(TESTS)}', flush=True)
    failed = 0
    for number, (name, test) in enumerate(TESTS, 1):
        with tempfile.TemporaryDirectory() as folder:
            place = Place(folder, *sys.argv[1:4])
            try:
                test(place)
                print(f'ok {number} {name}', flush=True)
            except (Failure, GLib.Error) as failure:
                failed += 1
                print(f'# {failure}\nnot ok {number} {name}', flush=True)
            finally:
                if place.player:
                    place.player.kill()
    return 1 if failed else 0


sys.exit(main())
