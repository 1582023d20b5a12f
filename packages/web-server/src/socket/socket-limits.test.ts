import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSocket, token } from "../test-support/browser-socket.ts";
import { receivedFrom, socketPlatform, takenSocket } from "../test-support/socket-platform.ts";
import { asked, socketShop } from "../test-support/socket-shop.ts";

test("a message of the largest size passes, and a larger one ends the socket", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { socket, closed } = await openSocket(origin, asked);
  const received = await receivedFrom(platform);
  socket.send("x".repeat(64 * 1024));
  await expect.poll(() => received.map(({ length }) => length)).toEqual([64 * 1024]);
  socket.send("x".repeat(64 * 1024 + 1));
  expect((await closed)[0]).toBe(1009);
  await expect.poll(() => platform.taken[0]?.socket.readyState).toBe(socket.CLOSED);
  expect(received).toHaveLength(1);
});

test("what is no text ends the socket, and does not reach the platform", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { socket, closed } = await openSocket(origin, asked);
  const received = await receivedFrom(platform);
  socket.send(Buffer.from("bytes"));
  expect([await closed, received]).toEqual([[1008, "text only"], []]);
});

test("a page that says too much at once is refused", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, { limits: { messagesInTenSeconds: 5 } });
  const { socket, closed } = await openSocket(origin, asked);
  const received = await receivedFrom(platform);
  for (let at = 1; at <= 8; at += 1) socket.send(String(at));
  expect(await closed).toEqual([1008, "too fast"]);
  await expect.poll(() => received).toEqual(["1", "2", "3", "4", "5"]);
});

test("a page that goes on after it was refused costs nothing more", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, { limits: { messagesInTenSeconds: 5 } });
  const warnings: string[] = [];
  const warn = ({ name }: Error): number => warnings.push(name);
  process.on("warning", warn);
  const { socket, closed } = await openSocket(origin, asked);
  const received = await receivedFrom(platform);
  for (let at = 1; at <= 5000; at += 1) socket.send(String(at));
  expect(await closed).toEqual([1008, "too fast"]);
  await expect.poll(() => received).toHaveLength(5);
  process.off("warning", warn);
  expect(warnings).toEqual([]);
});

test("a session has so many sockets at once, and another one when one of them has ended", async () => {
  const { origin } = await socketShop((await socketPlatform()).url, { limits: { ofSession: 2 } });
  const [first] = [await openSocket(origin, asked), await openSocket(origin, asked)];
  expect(await (await openSocket(origin, asked)).closed).toEqual([1013, "too many"]);
  const { socket: another } = await openSocket(origin, asked, { cookie: "token=another" });
  expect(another.readyState).toBe(another.OPEN);
  first.socket.close();
  await first.closed;
  const { heard, socket } = await openSocket(origin, asked);
  await expect.poll(() => [heard, socket.readyState]).toEqual([[], socket.OPEN]);
});

test("a network has so many sockets at once, whoever is logged in there", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, {
    limits: { ofNetwork: 2 },
    environment: { TRUST_PROXY: "loopback" },
  });
  const from = async (address: string, at: number) =>
    openSocket(origin, asked, { cookie: `token=${token}-${at}`, headers: { "x-forwarded-for": address } });
  await from("8.8.8.8", 1);
  await from("8.8.8.8", 2);
  expect(await (await from("8.8.8.8", 3)).closed).toEqual([1013, "too many"]);
  await from("8.8.4.4", 4);
  await takenSocket(platform, 2);
  expect(platform.taken.map(({ request }) => request.headers["x-forwarded-for"])).toEqual([
    "8.8.8.8",
    "8.8.8.8",
    "8.8.4.4",
  ]);
});

test("a network asks for so many sockets a minute, unless nothing is limited", async () => {
  const platform = await socketPlatform();
  const ask = async (rate: string) => {
    const { origin } = await socketShop(platform.url, { environment: { RATE_LIMIT: rate }, limits: { ofNetwork: 1 } });
    const { socket, closed } = await openSocket(origin, asked);
    socket.close(1000);
    const first = (await closed)[0];
    const second = await openSocket(origin, asked, { cookie: "token=second" });
    const third = await openSocket(origin, asked, { cookie: "token=third" });
    // One that is not refused reaches the platform, and ends when its page goes.
    if (rate === "0") {
      await expect.poll(() => platform.taken.map(({ request }) => request.url).join()).toContain("token=third");
      third.socket.close(1000);
    }
    return [first, (await third.closed)[0], second.socket.readyState];
  };
  expect(await ask("2")).toEqual([1000, 1013, 1]);
  expect(await ask("0")).toEqual([1000, 1000, 1]);
});

/** Bytes: what the kernel holds of all connections of a test is a fraction of it. */
const all = 48_000_000;

test("a platform is read no faster than the browser reads", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { socket, heard } = await openSocket(origin, asked);
  const sender = await takenSocket(platform);
  socket.pause();
  const message = "x".repeat(480_000);
  for (let at = 0; at < 100; at += 1) sender.send(message);
  expect(await readFrom("platform", origin)).toBeLessThan(all / 2);
  socket.resume();
  await expect.poll(() => heard.length).toBe(100);
  expect(new Set(heard)).toEqual(new Set([message]));
});

test("a browser is read no faster than the platform reads", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, { limits: { messagesInTenSeconds: Infinity } });
  const { socket } = await openSocket(origin, asked);
  const reader = await takenSocket(platform);
  const received = await receivedFrom(platform);
  reader.pause();
  const message = "x".repeat(60_000);
  for (let at = 0; at < 800; at += 1) socket.send(message);
  expect(await readFrom("browser", origin)).toBeLessThan(all / 2);
  reader.resume();
  await expect.poll(() => received.length).toBe(800);
  expect(new Set(received)).toEqual(new Set([message]));
});

test("a browser that does not read at all is given up, and the platform is told", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, { timeouts: { stalledMs: 100, closeMs: 100 } });
  const { socket } = await openSocket(origin, asked);
  const sender = await takenSocket(platform);
  socket.pause();
  for (let at = 0; at < 100; at += 1) sender.send("x".repeat(500_000));
  await expect.poll(() => sender.readyState).toBe(sender.CLOSED);
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  await expect.poll(metrics).toContain("shop_sockets_open 0");
});

/** How many bytes of one side the shop has read, once it reads no more for half a second. */
async function readFrom(side: "browser" | "platform", origin: string): Promise<number> {
  for (let last = 0; ;) {
    await pause(500);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const read = Number(new RegExp(`socket_bytes_total\\{from="${side}"\\} (\\d+)`).exec(metrics)?.[1]);
    if (read === last) return read;
    last = read;
  }
}
