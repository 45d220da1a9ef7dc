#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program as a screen reader meets it, over AT-SPI: every control has a name, and a night can be begun and led on.
usage: tests/with-display python3 tests/test-app-atspi.py HORDEKEEPER, prints TAP"""
import subprocess
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # seconds for the slowest machine; nothing waits longer than it has to
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.ENTRY,
    Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.TEXT, Atspi.Role.TABLE_CELL,
}


def wait(find):
    """The first thing that is found, or None."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:  # it went away while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.05)
    return None


def walk(node):
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from walk(child)


def is_shown(node):
    return node.get_state_set().contains(Atspi.StateType.VISIBLE)  # GTK 4.8 tells of SHOWING only for windows


def find_window():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program and program.get_child_count() > 0 and 'hordekeeper' in (program.get_name() or '').lower():
            return program.get_child_at_index(0)
    return None


def find_control(window, name):
    for node in walk(window):
        if (node.get_name() or '').replace('_', '') == name and node.get_role() in CONTROLS and is_shown(node):
            return node
    return None


def press(window, name):
    button = wait(lambda: find_control(window, name))
    assert button, f'there is no “{name}”'
    action = button.get_action_iface()
    assert action and action.get_n_actions() > 0, f'“{name}” cannot be pressed'
    assert action.do_action(0), f'“{name}” did not go down'


def tell_path(node):
    path = []
    while node and node.get_role() != Atspi.Role.APPLICATION:
        path.insert(0, f'{node.get_role_name()} “{node.get_name()}”')
        node = node.get_parent()
    return ' > '.join(path)


def expect_names(window):
    nodes = [node for node in walk(window) if node.get_role() in CONTROLS and is_shown(node)]
    assert nodes, 'there is not one control'
    nameless = [tell_path(node) for node in nodes if not node.get_name()]
    assert not nameless, 'without a name: ' + '; '.join(nameless[:5])
    return len(nodes)


def find_rows(window):
    """The board's rows, each a list of what its spots say; nothing before they have been told."""
    for node in walk(window):
        if node.get_name() == 'Board':
            rows = [node.get_child_at_index(i) for i in range(node.get_child_count())]
            rows = [row for row in rows if row.get_role() == Atspi.Role.TABLE_ROW]
            cells = [[row.get_child_at_index(i).get_name() for i in range(row.get_child_count())] for row in rows]
            return cells if cells and all(all(row) for row in cells) else None
    return None


def find_texts(window):
    return [node.get_name() for node in walk(window) if node.get_role() == Atspi.Role.LABEL and is_shown(node)]


def test_start(window):
    expect_names(window)
    press(window, 'Try the Introductory Night')


def test_table(window):
    assert wait(lambda: find_control(window, 'Begin the Night')), 'the table did not come'
    expect_names(window)


def test_board(window):
    rows = wait(lambda: find_rows(window))
    assert rows, 'the board says nothing'
    assert len(rows) == 23, f'{len(rows)} rows'
    assert 'K12: wooden wall 1' in rows[11], f'row 12 says {rows[11]}'
    assert any(': Ada, 0 of 8 wounds' in cell for row in rows for cell in row), 'no Ada on the board'


def test_instruction(window):
    texts = find_texts(window)
    assert 'Place your heroes, then begin the night' in texts, texts


def test_going_on(window):
    press(window, 'Begin the Night')
    assert wait(lambda: find_control(window, 'Next')), 'there is nothing next'
    before = find_texts(window)
    press(window, 'Next')
    assert wait(lambda: find_texts(window) != before), 'nothing new is said'
    expect_names(window)


def test_check(window):
    """The check itself: a node that has a control's role, and no name, is told."""
    class Nameless:
        get_role = staticmethod(lambda: Atspi.Role.PUSH_BUTTON)
        get_role_name = staticmethod(lambda: 'push button')
        get_name = staticmethod(lambda: '')
        get_child_count = staticmethod(lambda: 0)
        get_parent = staticmethod(lambda: None)
        get_state_set = staticmethod(lambda: Atspi.StateSet.new([Atspi.StateType.VISIBLE]))

    try:
        expect_names(Nameless)
    except AssertionError as error:
        assert 'push button' in str(error)
    else:
        raise AssertionError('it was not told')


TESTS = [
    ('/app/atspi/check', test_check),
    ('/app/atspi/start', test_start),
    ('/app/atspi/table', test_table),
    ('/app/atspi/board', test_board),
    ('/app/atspi/instruction', test_instruction),
    ('/app/atspi/going-on', test_going_on),
]


def main():
    program = subprocess.Popen(sys.argv[1:])
    failed = 0
    print(f'1..{len(TESTS)}', flush=True)
    try:
        window = wait(find_window)
        for number, (name, test) in enumerate(TESTS, 1):
            try:
                assert window, 'no window came up'
                assert program.poll() is None, f'the program ended with {program.returncode}'
                test(window)
                print(f'ok {number} {name}', flush=True)
            except (AssertionError, GLib.Error) as error:
                failed += 1
                print(f'# {error}\nnot ok {number} {name}', flush=True)
    finally:
        program.terminate()
        program.wait()
    return 1 if failed else 0


sys.exit(main())
