import { FakeSocket, installFakeSockets } from "@plaza/testing/fake-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveConnection, socketAddress } from "./live-connection.ts";
import type { ConnectionEvent } from "./step.ts";

let removeSockets: () => void;
let ended: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  removeSockets = installFakeSockets();
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
  removeSockets();
  vi.useRealTimers();
});

function begin() {
  const events: ConnectionEvent<string, "ping" | "silence">[] = [];
  const perform = liveConnection<string, object, "ping" | "silence">(
    {
      target: { path: "/socket", type: "kefu", shopId: 3, locale: "ja" },
      read: (data) => (JSON.parse(String(data)) as { readonly event: string }).event,
      write: (frame) => JSON.stringify(frame),
    },
    (event) => events.push(event),
    ended.signal,
  );
  return { events, perform };
}

test("a socket leads to the own server, and its address has no token", () => {
  const shop = { protocol: "https:", host: "shop.example" };
  expect(socketAddress({ path: "/pc/socket", type: "user", shopId: 3, locale: "ja" }, shop)).toBe(
    "wss://shop.example/pc/socket?type=user&client=5&shop_id=3&lang=ja",
  );
  const desk = { protocol: "http:", host: "127.0.0.1:3000" };
  expect(socketAddress({ path: "/socket", type: "kefu", shopId: 0, locale: "en" }, desk)).toBe(
    "ws://127.0.0.1:3000/socket?type=kefu&client=5&shop_id=0&lang=en",
  );
});

test("what happens on the socket is an event, and what is written before it is open is dropped", async () => {
  const { events, perform } = begin();
  perform({ do: "connect" });
  perform({ do: "write", frame: { event: "early" } });
  await Promise.resolve();
  perform({ do: "write", frame: { event: "later" } });
  expect(FakeSocket.opened[0]?.sent).toEqual([{ event: "later" }]);
  FakeSocket.opened[0]?.fail();
  expect(events).toEqual([
    { type: "frame", frame: "ping" },
    { type: "frame", frame: "login" },
    { type: "socket-error" },
    { type: "socket-closed", code: 1006 },
  ]);
});

test("a socket that is replaced or closed on purpose says nothing any more", async () => {
  const { events, perform } = begin();
  perform({ do: "connect" });
  perform({ do: "connect" });
  await Promise.resolve();
  expect(FakeSocket.opened.map(({ readyState }) => readyState)).toEqual([FakeSocket.CLOSED, FakeSocket.OPEN]);
  const before = events.length;
  perform({ do: "disconnect" });
  expect(FakeSocket.opened[1]?.readyState).toBe(FakeSocket.CLOSED);
  expect(events).toHaveLength(before);
});

test("a timer that is set again begins anew, and one that is cleared never rings", () => {
  const { events, perform } = begin();
  perform({ do: "set", timer: "ping", ms: 10 });
  perform({ do: "set", timer: "silence", ms: 10 });
  vi.advanceTimersByTime(5);
  perform({ do: "set", timer: "ping", ms: 10 });
  perform({ do: "clear", timer: "silence" });
  vi.advanceTimersByTime(9);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{ type: "timer", timer: "ping" }]);
});

test("a network that is back is an event, until the connection is ended with its socket and its timers", async () => {
  const { events, perform } = begin();
  dispatchEvent(new Event("online"));
  expect(events).toEqual([{ type: "reconnect" }]);
  perform({ do: "connect" });
  perform({ do: "set", timer: "ping", ms: 10 });
  ended.abort();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(20);
  await Promise.resolve();
  expect(events).toHaveLength(1);
  expect(FakeSocket.opened[0]?.readyState).toBe(FakeSocket.CLOSED);
});
