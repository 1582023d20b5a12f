import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openSocket } from "../test-support/browser-socket.ts";
import { listening, type SocketPlatform, socketPlatform, takenSocket } from "../test-support/socket-platform.ts";
import { asked, socketShop } from "../test-support/socket-shop.ts";
import { addressOfBackend, usableAddress } from "./socket-address.ts";

const remote = { backendUrl: "http://10.0.0.5:4000", ownHost: "shop.example" };

test.each([
  "wss://chat.example",
  "ws://10.0.0.5:20211",
  "wss://chat.example:8443/socket/v2",
  "wss://[2a00:1::1]/",
  "WSS://chat.example/",
  "wss://shop.example:8443",
])("the platform's sockets are looked for at %s", (domain) => {
  expect(usableAddress(domain, remote)?.href).toBe(new URL(domain).href);
});

test.each([
  "ws:127.0.0.1",
  "ws://127.0.0.1",
  "ws://127.8.8.8:20211",
  "wss://localhost",
  "ws://[::1]:4000",
  "ws://[::ffff:127.0.0.1]:4000",
  "ws://0.0.0.0:4000",
  "wss://",
  "wss:///socket",
  "wss://two words",
  "wss://chat.example:99999",
  "https://chat.example",
  "chat.example",
  "wss://user:secret@chat.example",
  "wss://chat.example/?token=a",
  "wss://chat.example/#a",
  "wss://shop.example",
  "wss://shop.example:443/pc/socket",
  "",
  null,
  undefined,
  20_211,
])("nobody looks for the platform's sockets at %j", (domain) => {
  expect(usableAddress(domain, remote)).toBeNull();
});

test("a platform on this machine may have its sockets here", () => {
  const here = { backendUrl: "http://127.0.0.1:4000", ownHost: "localhost:3000" };
  const usable = (domain: string) => usableAddress(domain, here)?.href ?? null;
  expect(["ws://127.0.0.1:4000", "ws://localhost:3000", "ws:127.0.0.1"].map(usable)).toEqual([
    "ws://127.0.0.1:4000/",
    null,
    null,
  ]);
});

test("a platform's sockets are under its origin, with TLS where it has that", () => {
  const addresses = ["http://127.0.0.1:4000", "https://platform.example"].map((url) => addressOfBackend(url).href);
  expect(addresses).toEqual(["ws://127.0.0.1:4000/", "wss://platform.example/"]);
});

/** The path at which a platform was asked for a socket. */
async function askedAt(platform: SocketPlatform): Promise<string | undefined> {
  await takenSocket(platform);
  return platform.taken[0]?.request.url?.split("?", 1)[0];
}

test("the address that the platform announces comes first, then the configured one, then the platform's own", async () => {
  const [domain, configured] = [await socketPlatform(), await socketPlatform()];
  const wsDomain = `${domain.url.replace("http", "ws")}/domain`;
  const environment = { BACKEND_SOCKET_URL: `${configured.url.replace("http", "ws")}/configured` };
  const [naming, silent] = [await socketPlatform({ wsDomain }), await socketPlatform()];
  await openSocket((await socketShop(naming.url, { environment })).origin, asked);
  expect(await askedAt(domain)).toBe("/domain");
  await openSocket((await socketShop(silent.url, { environment })).origin, asked);
  expect(await askedAt(configured)).toBe("/configured");
  await openSocket((await socketShop(silent.url)).origin, asked);
  expect(await askedAt(silent)).toBe("/");
});

test("a platform that does not say where its sockets are holds nobody up for long", async () => {
  const configured = await socketPlatform();
  const calls: (string | undefined)[] = [];
  const silent = createServer(({ url }) => calls.push(url));
  const environment = { BACKEND_SOCKET_URL: configured.url.replace("http", "ws") };
  const { origin } = await socketShop(await listening(silent), { environment });
  onTestFinished(() => silent.closeAllConnections());
  await openSocket(origin, asked);
  expect(await askedAt(configured)).toBe("/");
  await openSocket(origin, asked);
  await takenSocket(configured, 1);
  // It is not waited for again by the next one.
  expect(calls).toEqual(["/api/index/config"]);
});

test("the platform is asked where its sockets are once for many of them", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  await Promise.all([1, 2, 3].map(() => openSocket(origin, asked)));
  await openSocket(origin, asked);
  expect(platform.calls).toEqual(["/api/index/config"]);
});
