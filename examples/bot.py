#!/usr/bin/env python3
"""A bot that takes an open seat and plays random legal moves (protocol: docs/protocol.md).

    pip install -r examples/requirements.txt
    python3 examples/bot.py http://127.0.0.1:8077 TABLE [NAME]
"""
import json, random, sys, time
from urllib.request import Request, urlopen
from websockets.sync.client import connect


def http(url, body=None, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return json.load(urlopen(Request(url, body and json.dumps(body).encode(), headers)))


def main(server, table, name="Python"):
    token = http(f"{server}/api/guest", {"name": name})["token"]
    seats = http(f"{server}/api/tables/{table}")["seats"]
    seat = next(number for number, seat in enumerate(seats) if seat["occupant"]["kind"] == "open")
    http(f"{server}/api/tables/{table}/seats/{seat}", {"occupant": "me"}, token)
    with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        send = lambda **message: socket.send(json.dumps(message))
        send(type="hello", protocol=2, table=table, token=token)
        for message in map(json.loads, socket):
            view = message.get("view")
            if message["type"] == "legal_moves":
                send(type="play", version=message["version"], move=random.choice(message["moves"]))
            elif message["type"] == "refused":  # stale or over the rate limit: ask again
                time.sleep(0.5)
                send(type="legal_moves")
            elif view and view["phase"] == "over" or message.get("table", {}).get("status") == "finished":
                return print("The game is over.")
            elif view and view["player"] == view["seat"]:
                send(type="legal_moves")


main(*sys.argv[1:])
