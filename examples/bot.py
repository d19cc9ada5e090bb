#!/usr/bin/env python3
"""A bot for Witchstone in 60 lines: takes an open seat and plays legal moves at random.

    python3 examples/bot.py http://127.0.0.1:8077 TABLE [NAME]     (the protocol: docs/protocol.md)
"""
import base64, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request


def post(url, path, body, token=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


class WebSocket:
    def __init__(self, url, path):
        address = urllib.parse.urlsplit(url)
        self.file = socket.create_connection((address.hostname, address.port or 80)).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.file.write((f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade"
                         f"\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file.flush()
        while self.file.readline().strip(): pass

    def frame(self, kind, data):
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.file.write(bytes([128 | kind]) + size + bytes(4) + data)  # a mask of zeros changes nothing
        self.file.flush()

    def send(self, **message): self.frame(1, json.dumps(message).encode())

    def messages(self):
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125: size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9: self.frame(10, data)  # a ping is answered by a pong
            elif head[0] & 15 == 1: yield json.loads(data)


def main(url, table, name="Python"):
    token = post(url, "/api/guest", {"name": name})["token"]
    seats = json.load(urllib.request.urlopen(f"{url}/api/tables/{table}"))["seats"]
    seat = next(number for number, seat in enumerate(seats) if seat["sitter"]["kind"] == "open")
    post(url, f"/api/tables/{table}/seats/{seat}", {"sitter": "me"}, token)
    line = WebSocket(url, "/api/socket")
    line.send(type="hello", protocol=1, table=table, token=token)
    for message in line.messages():
        view = message.get("view")
        if message["type"] == "legal":
            line.send(type="play", version=message["version"], move=random.choice(message["moves"]))
        elif message["type"] == "refused":  # most likely too fast: everybody may say so much in a second and no more
            time.sleep(0.5) or line.send(type="legal")
        elif view and view["phase"] == "over" or message.get("table", {}).get("status") == "finished":
            return print("The game is over.")
        elif view and view["player"] == view["seat"]:
            line.send(type="legal")


main(*sys.argv[1:])
