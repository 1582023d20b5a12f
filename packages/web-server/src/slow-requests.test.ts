import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { readServerConfig } from "./config/server-config.ts";
import { createWebServer } from "./create-web-server.ts";
import { platformProxy } from "./proxy/platform-proxy.ts";
import { createSessionCookies } from "./session/session-cookies.ts";
import { closeAfterTest, platform } from "./test-support/platform.ts";
import { trickle } from "./test-support/raw-request.ts";
import type { RequestTimeouts } from "./lifecycle/request-deadline.ts";

/** Longer than any of these tests takes. */
const forever = 60_000;
const cookies = createSessionCookies({ tokenName: "token", loggedOutName: "logged_out", lifetimeSeconds: 60 });
const calls = { prefix: "/api", opens: /^account\//, ends: /^account\/logout$/ };

const endlessHeaders = "GET /healthz HTTP/1.1\r\nHost: shop.example\r\nX-Long: ";

async function shop(backendUrl: string, shorter: Partial<RequestTimeouts>) {
  const limits = { headersMs: forever, bodyMs: forever, requestMs: forever, largeRequestMs: forever };
  const timeouts = { ...limits, checkMs: 20, ...shorter };
  const config = readServerConfig({ LOG_LEVEL: "silent", BACKEND_URL: backendUrl }, { defaultPort: 0 });
  const app = closeAfterTest(createWebServer(config, { name: "test", readinessCall: "/", timeouts }));
  await platformProxy(app, config, {
    cookies,
    calls,
    callbacks: ["/api/pay/notify/*"],
    largeUpload: { call: /^imports\/upload$/, maxBytes: 10_000, answerMs: forever },
    timeouts,
  });
  return { app, open: () => app.listen({ host: "127.0.0.1", port: 0 }) };
}

function call(shop: string, ...headers: readonly string[]): string {
  return post("/api/cart/add", shop, `Origin: ${shop}`, ...headers);
}

function post(path: string, shop: string, ...headers: readonly string[]): string {
  const own = [`Host: ${new URL(shop).host}`, ...headers];
  return `POST ${path} HTTP/1.1\r\n${own.join("\r\n")}\r\n\r\n`;
}

test("a request is given up while its headers do not end", async () => {
  const shopUrl = await (await shop("http://127.0.0.1:9", { headersMs: 100 })).open();
  expect(await trickle(shopUrl, endlessHeaders)).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ["says its length", "Content-Length: 9000"],
  ["comes in chunks", "Transfer-Encoding: chunked"],
])(
  "a call is given up while its body, which %s, does not end, and the platform never hears of it",
  async (_, header) => {
    const { url, requests } = await platform(() => ({}));
    const shopUrl = await (await shop(url, { bodyMs: 100 })).open();
    const start = header.startsWith("Transfer") ? "ffff\r\n" : "";
    const answer = await trickle(shopUrl, `${call(shopUrl, "Content-Type: application/json", header)}${start}`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(requests).toEqual([]);
  },
);

test("a callback is given up while its body does not end, and the platform never hears of it", async () => {
  const { url, requests } = await platform(() => ({}));
  const shopUrl = await (await shop(url, { bodyMs: 100 })).open();
  const beginning = post("/api/pay/notify/wechat", shopUrl, "Content-Type: application/json", "Content-Length: 9000");
  expect(await trickle(shopUrl, beginning)).toMatch(/^HTTP\/1\.1 408 /);
  expect(requests).toEqual([]);
});

test("an upload that trickles is given up, and so is its connection to the platform", async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const backend = createServer((request) => {
    asked.resolve();
    request.on("error", () => {}).once("close", released.resolve);
    request.resume();
  });
  onTestFinished(() => void backend.close());
  backend.listen(0, "127.0.0.1");
  await once(backend, "listening");
  const address = backend.address();
  const port = typeof address === "object" ? address?.port : null;
  // Long enough for its beginning to reach the platform on a busy machine.
  const shopUrl = await (await shop(`http://127.0.0.1:${port}`, { requestMs: 1_000 })).open();
  const upload = call(shopUrl, "Content-Type: multipart/form-data; boundary=b", "Content-Length: 9000");
  expect(await trickle(shopUrl, upload)).toMatch(/^HTTP\/1\.1 408 /);
  await asked.promise;
  await released.promise;
});

describe("a large upload", () => {
  const requestMs = 500;
  const head = (shop: string, path: string, length = 4) =>
    post(
      path,
      shop,
      `Origin: ${shop}`,
      "Cookie: token=abc",
      "Content-Type: multipart/form-data; boundary=b",
      `Content-Length: ${length}`,
    );

  /** Sends the last half a second later than any other upload may take. */
  async function sendSlowly(url: string, beginning: string): Promise<string> {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      answer += part;
    });
    socket.on("error", () => {});
    socket.write(`${beginning}ab`);
    setTimeout(() => socket.write("cd"), requestMs + 1_000);
    await Promise.race([once(socket, "data"), once(socket, "close")]);
    socket.destroy();
    return answer;
  }

  test("a large upload may take longer to arrive than any other, with a session", async () => {
    const { url } = await platform(() => ({}));
    const shopUrl = await (await shop(url, { requestMs })).open();
    const large = head(shopUrl, "/api/imports/upload");
    expect(await sendSlowly(shopUrl, large)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await trickle(shopUrl, head(shopUrl, "/api/file/formimage", 9000))).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("a large upload that is refused before it is there has no more time than any other", async () => {
    const refused = createServer((_request, response) => response.end("{}"));
    onTestFinished(() => void refused.close());
    await once(refused.listen(0, "127.0.0.1"), "listening");
    const address = refused.address();
    const port = typeof address === "object" ? address?.port : null;
    const shopUrl = await (await shop(`http://127.0.0.1:${port}`, { requestMs: 100 })).open();
    expect(await trickle(shopUrl, head(shopUrl, "/api/imports/upload", 9000))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("a large upload is given up in the end", async () => {
    const { url } = await platform(() => ({}));
    const shopUrl = await (await shop(url, { headersMs: 50, requestMs: 50, largeRequestMs: 100 })).open();
    expect(await trickle(shopUrl, head(shopUrl, "/api/imports/upload", 9000))).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test("a page that is asked for with a body that never ends keeps no connection", async () => {
  const { app, open } = await shop("http://127.0.0.1:9", { requestMs: 100 });
  app.get("/page", () => "page");
  const shopUrl = await open();
  const asked = `GET /page HTTP/1.1\r\nHost: ${new URL(shopUrl).host}\r\nContent-Length: 9000\r\n\r\n`;
  expect(await trickle(shopUrl, asked)).toContain("page");
});

test("slow answers and sockets are not cut while slow requests are", async () => {
  const { app, open } = await shop("http://127.0.0.1:9", {
    headersMs: 1_000,
    bodyMs: 1_000,
    requestMs: 1_000,
    largeRequestMs: 1_000,
  });
  const body = new PassThrough();
  body.write("the beginning and ");
  app.get("/page", (_request, reply) => reply.send(body));
  app.server.on("upgrade", (_request, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n");
    socket.pipe(socket);
  });
  const shopUrl = await open();
  const socket = connect(Number(new URL(shopUrl).port), "127.0.0.1");
  let echoed = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    echoed += part;
  });
  socket.write("GET /socket HTTP/1.1\r\nHost: shop.example\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n");
  const page = await fetch(`${shopUrl}/page`);
  // Begun later and given up: the others are older than what is allowed by now.
  expect(await trickle(shopUrl, endlessHeaders)).toMatch(/^HTTP\/1\.1 408 /);
  socket.write("still here");
  await expect.poll(() => echoed).toContain("still here");
  socket.destroy();
  body.end("the end");
  expect(await page.text()).toBe("the beginning and the end");
});

test("a server that stops waits for no connection that a browser has opened ahead and never used", async () => {
  // Such connections have as long as the headers of a request, far longer than this test.
  const { app, open } = await shop("http://127.0.0.1:9", {});
  const socket = connect(Number(new URL(await open()).port), "127.0.0.1");
  const ended = once(socket, "close");
  await once(socket, "connect");
  await app.close();
  await ended;
});
