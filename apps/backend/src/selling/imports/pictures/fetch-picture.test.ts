import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPicture, type FetchRules } from "./fetch-picture.ts";

let server: Server;
let port = 0;
const asked: string[] = [];
const redirects: Readonly<Record<string, string>> = {
  "/once": "/picture",
  "/elsewhere": "http://internal.example/picture",
  "/file": "file:///etc/passwd",
  "/round": "/round",
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "" } = request;
    asked.push(`${request.headers.host ?? ""}${url}`);
    const location = redirects[url];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else if (url === "/picture") response.end("picture");
    else if (url === "/large") response.end(Buffer.alloc(5000));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const loopback = { address: "127.0.0.1", family: 4 };
/** Its names lead to this machine, and one of them is nobody's to ask. */
const rules = (more: Partial<FetchRules> = {}): FetchRules => ({
  takesPlain: true,
  maxBytes: 1000,
  signal: new AbortController().signal,
  resolve: async (hostname) => [hostname === "internal.example" ? { address: "10.0.0.7", family: 4 } : loopback],
  isAllowed: (address) => address === "127.0.0.1",
  ...more,
});
const at = (path: string): string => `http://pictures.example:${port}${path}`;

test("a picture is fetched from the address that was looked at, by the name that was asked for", async () => {
  expect((await fetchPicture(at("/once"), rules())).toString()).toBe("picture");
  expect(asked.at(-1)).toBe(`pictures.example:${port}/picture`);
});

test.each([
  ["an address that leads to a private one", "/elsewhere", {}, "Its address is none of the public web"],
  ["an address that leads to a file", "/file", {}, "It has to be an address that begins with https://"],
  ["an address that leads round and round", "/round", {}, "It leads on more than 3 times"],
  ["a file that is too large", "/large", {}, "It has more than 1000 bytes"],
  ["an address where there is none", "/none", {}, "Its address answers 404"],
  ["an address without encryption outside of a demo", "/picture", { takesPlain: false }, "It has to be an address"],
])("%s is no picture", async (_, path, more, message) => {
  await expect(fetchPicture(at(path), rules(more))).rejects.toThrow(message);
});

test("a name of which one address is private is not asked at all", async () => {
  const before = asked.length;
  const resolve = async () => [loopback, { address: "192.168.0.1", family: 4 }];
  await expect(fetchPicture(at("/picture"), rules({ resolve }))).rejects.toThrow("none of the public web");
  expect(asked).toHaveLength(before);
});

test("a name that nobody looks up in time is given up", async () => {
  const asking = fetchPicture(at("/picture"), rules({ resolve: () => new Promise(() => {}), timeoutMs: 30 }));
  await expect(asking).rejects.toThrow("Its address does not answer");
});

test.each([
  "127.0.0.1",
  "localhost",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::7f00:1]",
  "2130706433",
  "0x7f.1",
  "169.254.169.254",
  "0.0.0.0",
])("this machine is not asked under the name %s", async (host) => {
  const before = asked.length;
  const { signal } = new AbortController();
  const asking = fetchPicture(`http://${host}:${port}/picture`, { takesPlain: true, maxBytes: 1000, signal });
  await expect(asking).rejects.toThrow("Its address is none of the public web");
  expect(asked).toHaveLength(before);
});
