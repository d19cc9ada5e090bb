#!/usr/bin/env python3
"""Puts a million finished games into a SQLite file that `witchstone serve` has made: rows as its own, with few moves each.

    python3 million.py FILE
"""
import json, sqlite3, sys

GAMES = 1_000_000
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def name(number):
    word, mixed = "", number * 2_654_435_761 % 2**40
    for _ in range(12):
        mixed, digit = divmod(mixed, len(ALPHABET))
        word, mixed = word + ALPHABET[digit], mixed + number
    return word


def main(file):
    base = sqlite3.connect(file, isolation_level=None)
    base.execute("PRAGMA synchronous = OFF")
    base.execute("BEGIN")
    names = sorted(set(name(number) for number in range(GAMES)))
    info = json.dumps({"id": "x" * 12, "filler": "y" * 500})
    base.executemany("INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) VALUES (?, 2, 1, ?, NULL, 1)",
                     ((id, info) for id in names))
    base.executemany("INSERT INTO entries VALUES (?, ?, 1, ?)",
                     ((id, version, '{"entry":"moved","move":"step"}') for id in names for version in range(1, 5)))
    base.executemany("INSERT INTO seated VALUES (?, ?)", ((f"guest{at % 5000}", id) for at, id in enumerate(names)))
    base.executemany("INSERT INTO results VALUES (?, 0, ?, 70, 1)",
                     ((id, f"Guest {at % 5000}") for at, id in enumerate(names)))
    base.execute("COMMIT")
    print(f"{len(names)} finished games")


main(*sys.argv[1:])
