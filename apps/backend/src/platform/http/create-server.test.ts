import { once } from "node:events";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { createServer } from "./create-server.ts";
import { readUploadForm, registerForms, saveSentFile } from "./upload-form.ts";
import type { RequestTimeouts } from "./request-timeouts.ts";
import { requestOrigin } from "./request-fields.ts";

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const forever = 600_000;

function serverFor(timeouts: Partial<RequestTimeouts> = {}): FastifyInstance {
  app = createServer({
    logLevel: "silent",
    trustProxy: "loopback",
    messages: platform.messages,
    timeouts: { headersMs: 10_000, requestMs: 10_000, largeRequestMs: forever, checkMs: 20, ...timeouts },
  });
  app.all("/origin", async (request) => requestOrigin(request));
  return app;
}

async function portOf(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** Sends the beginning of a request, then a letter over and over. @returns what was answered when the connection ended */
async function trickle(port: number, beginning: string): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(beginning));
  const timer = setInterval(() => socket.write("x"), 20);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  // What is still sent when the server has ended the connection is an error.
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return answer;
}

/** A letter that crosses the answer on its way may cost the client the answer. */
const givenUp = /^(?:HTTP\/1\.1 408 |$)/;

const neverEnding = {
  body: "POST /origin HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n",
  chunk: "POST /origin HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n",
  header: "GET /origin HTTP/1.1\r\nHost: shop.example\r\nX-Long: ",
};

describe("a slow request", () => {
  test.each(["body", "chunk"] as const)("a slow request is given up while its %s does not end", async (part) => {
    const port = await portOf(serverFor({ headersMs: 100, requestMs: 200 }));
    expect(await trickle(port, neverEnding[part])).toMatch(givenUp);
  });

  test("a slow request is given up earlier while its headers do not end", async () => {
    const port = await portOf(serverFor({ headersMs: 100, requestMs: forever }));
    expect(await trickle(port, neverEnding.header)).toMatch(givenUp);
  });

  test("a slow request is given up, a slow answer is not", async () => {
    const server = serverFor({ headersMs: 1_000, requestMs: 1_000 });
    const isGivenUp = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    server.get("/slow", async () => {
      asked.resolve();
      await isGivenUp.promise;
      return "after all";
    });
    const port = await portOf(server);
    const answer = fetch(`http://127.0.0.1:${port}/slow`);
    await asked.promise;
    await trickle(port, neverEnding.body);
    isGivenUp.resolve();
    expect(await (await answer).text()).toBe("after all");
  });
});

describe("a large file", () => {
  const requestMs = 500;
  const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnumber,price\r\n--b--\r\n';

  /** Sends a form of which the last half comes a second too late for any other. @returns what was answered when the connection ended */
  async function sendSlowly(timeouts: Partial<RequestTimeouts>, path: string): Promise<string> {
    const server = serverFor(timeouts);
    await registerForms(server);
    server.post("/large", async (request) => saveSentFile(request, "/dev/null", 1000));
    server.post("/small", async (request) => ({ name: (await readUploadForm(request)).file?.name }));
    const socket = connect(await portOf(server), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => {});
    const headers = ["Host: shop.example", "Content-Type: multipart/form-data; boundary=b", "Connection: close"];
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\nContent-Length: ${form.length}\r\n\r\n`);
    socket.write(form.slice(0, 30));
    setTimeout(() => socket.write(form.slice(30)), requestMs + 1_000);
    await once(socket, "close");
    return answer;
  }

  test("a large file may take longer to arrive than any other form", async () => {
    expect(await sendSlowly({ headersMs: requestMs, requestMs }, "/large")).toMatch(/^HTTP\/1\.1 200 [\s\S]*a\.csv/);
    await app?.close();
    expect(await sendSlowly({ headersMs: requestMs, requestMs }, "/small")).toMatch(givenUp);
  });

  test("a large file is given up in the end", async () => {
    expect(await sendSlowly({ headersMs: 50, requestMs: 50, largeRequestMs: 100 }, "/large")).toMatch(givenUp);
  });
});

test("a statement that took too long is answered as too much work, and nothing else is", async () => {
  const server = serverFor();
  const failed = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });
  server.get("/late", () => Promise.reject(failed("57014")));
  server.get("/broken", () => Promise.reject(failed("42601")));
  const answerTo = async (url: string) => {
    const { statusCode, body } = await server.inject({ url, headers: { lang: "en" } });
    return [statusCode, JSON.parse(body)];
  };
  const busy = "There is a lot going on right now; please try again in a moment";
  expect(await answerTo("/late")).toEqual([503, { code: 0, show: 1, msg: busy, data: [] }]);
  expect(await answerTo("/broken")).toEqual([500, { code: 0, show: 1, msg: "system error", data: [] }]);
});

/** Sends a request as no HTTP client would. */
async function send(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  await once(socket, "close");
  return answer;
}

describe("the target of a request", () => {
  test.each([
    "GET http://other.example/origin HTTP/1.1\r\nHost: shop.example",
    "GET HTTP://shop.example/origin HTTP/1.1\r\nHost: shop.example",
    "OPTIONS * HTTP/1.1\r\nHost: shop.example",
    'GET /origin HTTP/1.1\r\nHost: evil"><script>',
    "GET /origin HTTP/1.1\r\nHost: shop.example/path",
    "GET /origin HTTP/1.1\r\nHost: a@shop.example",
    "GET /origin HTTP/1.1\r\nHost: shop.example, other.example",
    "GET /origin HTTP/1.1\r\nHost:",
    "GET /origin HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-Host: evil<script>",
    "GET /nowhere HTTP/1.1\r\nHost: evil<script>",
  ])("the target of a request is a path at a host: %j is refused", async (head) => {
    const answer = await send(await portOf(serverFor()), `${head}\r\nlang: en`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("The request could not be understood");
  });

  test.each([
    ["GET /origin HTTP/1.1\r\nHost: shop.example", "http://shop.example"],
    ["GET /origin HTTP/1.1\r\nHost: 127.0.0.1:4000", "http://127.0.0.1:4000"],
    ["GET /origin HTTP/1.1\r\nHost: [::1]:4000", "http://[::1]:4000"],
    [
      "GET /origin HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: shop.example\r\nX-Forwarded-Proto: https",
      "https://shop.example",
    ],
  ])("the target of a request is a path at a host: %j is answered", async (head, origin) => {
    expect((await send(await portOf(serverFor()), head)).split("\r\n\r\n")[1]).toBe(origin);
  });

  test("the target of a request needs no host before HTTP/1.1", async () => {
    const port = await portOf(serverFor());
    expect((await send(port, "GET /origin HTTP/1.0")).split("\r\n\r\n")[1]).toBe(`http://127.0.0.1:${port}`);
  });
});

test("a server that closes waits for no connection that was opened ahead and never used", async () => {
  // Such connections have as long as the headers of a request, far longer than this test.
  const server = serverFor({ headersMs: 60_000, requestMs: 120_000 });
  const socket = connect(await portOf(server), "127.0.0.1");
  const ended = once(socket, "close");
  await once(socket, "connect");
  await server.close();
  await ended;
});
