import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ask, type OutgoingRequest, wholeOf } from "./ask.ts";
import { outgoingFetch } from "./outgoing-fetch.ts";

const request = { hosts: "any", deadlineMs: 5_000, maxBytes: 1_000 } satisfies OutgoingRequest;
const follows = { max: 3, check: () => {} };

/** A server on a free port, gone with the test. */
async function serve(
  answer: (...asked: Parameters<RequestListener>) => unknown,
): Promise<{ origin: string; port: number; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    void answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, asked };
}

test("an answer is asked for as it is, and handed over whole", async () => {
  const { origin, asked } = await serve((_request, response) => response.writeHead(201, { "x-of": "a" }).end("told"));
  const headers = { "accept-encoding": "br, gzip", accept: "text/plain" };
  const answer = await ask(origin, { ...request, headers }, async (answer) => ({
    status: answer.status,
    of: answer.headers["x-of"],
    text: String(await wholeOf(answer)),
  }));
  expect(answer).toEqual({ status: 201, of: "a", text: "told" });
  expect(asked[0]?.headers).toMatchObject({ "accept-encoding": "identity", accept: "text/plain" });
});

test.each([
  ["br", brotliCompressSync("told")],
  ["gzip", gzipSync("told")],
  ["BR", brotliCompressSync("told")],
  ["identity, br", brotliCompressSync("told")],
  ["zstd", Buffer.from("told")],
])("an answer that is encoded as %s all the same is refused, and not decoded", async (encoding, body) => {
  const { origin } = await serve((_request, response) =>
    response.writeHead(200, { "content-encoding": encoding }).end(body),
  );
  await expect(ask(origin, request, wholeOf)).rejects.toMatchObject({ failure: "encoded" });
  const fetch = outgoingFetch(request);
  await expect(fetch(origin)).rejects.toMatchObject({ message: "fetch failed", cause: { failure: "encoded" } });
});

test("an answer that says it is encoded as it is, is one that is not encoded", async () => {
  const { origin } = await serve((_request, response) =>
    response.writeHead(200, { "content-encoding": "identity" }).end("told"),
  );
  expect(String(await ask(origin, request, wholeOf))).toBe("told");
});

test.each([
  ["announced", { "content-length": "1001" }],
  ["in chunks", {}],
])("an answer of more bytes than it may have, %s, is given up", async (_, headers) => {
  const { origin } = await serve((_request, response) => response.writeHead(200, headers).end(Buffer.alloc(1_001)));
  await expect(ask(origin, request, wholeOf)).rejects.toMatchObject({ failure: "too-large" });
  const fits = { ...request, maxBytes: 1_001 };
  expect(await ask(origin, fits, wholeOf)).toHaveLength(1_001);
});

test.each([
  ["never begins", () => {}],
  ["never ends", (_request, response) => void response.writeHead(200).write("x")],
  [
    "drips",
    (_request, response) => {
      const drip = setInterval(() => response.write("x"), 10);
      response.writeHead(200).once("close", () => clearInterval(drip));
    },
  ],
] satisfies [string, RequestListener][])("an answer that %s is given up at the deadline", async (_, answer) => {
  const { origin } = await serve(answer);
  const hasty = { ...request, deadlineMs: 150 };
  await expect(ask(origin, hasty, wholeOf)).rejects.toMatchObject({ failure: "timeout" });
});

test("an answer without an end is read for as long as something comes", async () => {
  const { origin } = await serve((_request, response) => {
    let count = 0;
    const drip = setInterval(() => (count < 6 ? response.write(String((count += 1))) : clearInterval(drip)), 250);
    response.writeHead(200).once("close", () => clearInterval(drip));
  });
  let heard = "";
  const listening = ask(origin, { ...request, isEndless: true, deadlineMs: 1_200 }, async ({ body }) => {
    for await (const part of body) heard += String(part);
  });
  await expect(listening).rejects.toMatchObject({ failure: "timeout" });
  expect(heard).toBe("123456");
});

test("a caller may abort a request, with a reason of their own", async () => {
  const { origin } = await serve(() => {});
  const stop = new AbortController();
  const asking = ask(origin, { ...request, signal: stop.signal }, wholeOf);
  stop.abort(new Error("We stop"));
  await expect(asking).rejects.toThrow("We stop");
  await expect(ask(origin, { ...request, signal: stop.signal }, wholeOf)).rejects.toThrow("We stop");
});

test("a server that is not there, or breaks off, has not answered", async () => {
  await expect(ask("http://127.0.0.1:1/", request, wholeOf)).rejects.toMatchObject({ failure: "no-answer" });
  const { origin } = await serve((_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("x", () => response.destroy());
  });
  await expect(ask(origin, request, wholeOf)).rejects.toMatchObject({ failure: "no-answer" });
});

test("a redirect is a failure, unless the caller follows it", async () => {
  const { origin, asked } = await serve(({ url }, response) => {
    if (url === "/there") response.end("there");
    else response.writeHead(302, { location: url === "/round" ? "/round" : "/there" }).end();
  });
  await expect(ask(origin, request, wholeOf)).rejects.toMatchObject({ failure: "redirect" });
  expect(asked).toHaveLength(1);
  expect(String(await ask(origin, { ...request, redirects: follows }, wholeOf))).toBe("there");
  const round = ask(`${origin}/round`, { ...request, redirects: follows }, wholeOf);
  await expect(round).rejects.toMatchObject({ failure: "redirects" });
  const check = () => {
    throw new Error("Not there");
  };
  await expect(ask(origin, { ...request, redirects: { max: 3, check } }, wholeOf)).rejects.toThrow("Not there");
});

test("a redirect to another host takes no secret along", async () => {
  const other = await serve((_request, response) => response.end("there"));
  const { origin } = await serve((_request, response) => response.writeHead(307, { location: other.origin }).end());
  const headers = { authorization: "Bearer secret", token: "secret", accept: "text/plain" };
  await ask(origin, { ...request, headers, redirects: follows }, wholeOf);
  expect(JSON.stringify(other.asked[0]?.rawHeaders)).not.toContain("secret");
  expect(other.asked[0]?.headers.accept).toBe("text/plain");
});

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[::7f00:1]", "2130706433", "0x7f.1", "0.0.0.0"])(
  "where only public hosts are asked, this machine is not asked under the name %s",
  async (host) => {
    const { port, asked } = await serve((_request, response) => response.end("told"));
    const asking = ask(`http://${host}:${port}/`, { ...request, hosts: {} }, wholeOf);
    await expect(asking).rejects.toMatchObject({ failure: "private-address" });
    expect(asked).toEqual([]);
  },
);

test("a name is connected to at the address that was judged, and one private address rejects it", async () => {
  const { port, asked } = await serve((_request, response) => response.end("told"));
  const loopback = { address: "127.0.0.1", family: 4 };
  const at = (...addresses: (typeof loopback)[]): OutgoingRequest => ({
    ...request,
    hosts: { resolve: async () => addresses, isAllowed: (address) => address === "127.0.0.1" },
  });
  expect(String(await ask(`http://cdn.example:${port}/`, at(loopback), wholeOf))).toBe("told");
  expect(asked[0]?.headers.host).toBe(`cdn.example:${port}`);
  const both = ask(`http://cdn.example:${port}/`, at(loopback, { address: "10.0.0.7", family: 4 }), wholeOf);
  await expect(both).rejects.toMatchObject({ failure: "private-address" });
  await expect(ask(`http://cdn.example:${port}/`, at(), wholeOf)).rejects.toMatchObject({ failure: "no-answer" });
  expect(asked).toHaveLength(1);
});

test("a name that nobody looks up in time is given up", async () => {
  const hosts = { resolve: () => new Promise<never>(() => {}) };
  const asking = ask("http://cdn.example/", { ...request, deadlineMs: 50, hosts }, wholeOf);
  await expect(asking).rejects.toMatchObject({ failure: "timeout" });
});

test("a connection to a configured host is used again", async () => {
  const { origin, asked } = await serve((_request, response) => response.end("told"));
  await ask(origin, request, wholeOf);
  await ask(origin, request, wholeOf);
  expect(asked[1]?.socket).toBe(asked[0]?.socket);
});

test("a library that wants a fetch gets statuses, headers and bodies as it knows them", async () => {
  const { origin, asked } = await serve(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    if (request.url === "/none") response.writeHead(204).end();
    else response.writeHead(404, { "set-cookie": ["a=1", "b=2"] }).end(`${request.method} ${text}`);
  });
  const fetch = outgoingFetch(request);
  const body = JSON.stringify({ of: "店" });
  const answer = await fetch(`${origin}/x`, { method: "POST", headers: { "content-type": "application/json" }, body });
  expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([
    404,
    ["a=1", "b=2"],
    `POST ${body}`,
  ]);
  expect(asked[0]?.headers).toMatchObject({ "content-type": "application/json", "content-length": "12" });
  expect((await fetch(new Request(`${origin}/none`))).status).toBe(204);
  const signal = AbortSignal.abort(new Error("We stop"));
  await expect(fetch(origin, { signal })).rejects.toThrow("We stop");
});
