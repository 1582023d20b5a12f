import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { sendRaw } from "../test-support/raw-request.ts";
import { shop } from "../test-support/shop.ts";

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const stored = { code: 1, show: 0, msg: "", data: { base_uri: "private/chat/a.png" } };

/** A platform that remembers the bytes it was sent. */
async function platformOfBytes(
  answer: (response: ServerResponse) => void = json,
  onRequest?: (request: IncomingMessage) => void,
) {
  const received: Received[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    onRequest?.(request);
    received.push({ url: request.url, headers: request.headers, body: await buffer(request) });
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The platform listens on no port");
  return { url: `http://127.0.0.1:${address.port}`, received };
}

function json(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(stored));
}

const cookie = "lang=ja; token=Abc-123_x.y~z";
const upload = "/api/file/formimage";

/** A form with a file of so many random bytes, as a browser writes it. */
function formOf(bytes: number) {
  const start =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(start), randomBytes(bytes), Buffer.from("\r\n--b--\r\n")]);
  return { payload, headers: { "content-type": "multipart/form-data; boundary=b" } };
}

test("an upload of the largest size reaches the platform byte for byte, with the session and the key", async () => {
  const { url, received } = await platformOfBytes();
  const { origin } = await (await shop(url)).listen();
  const { payload, headers } = formOf(5 * 1024 * 1024);
  const answer = await fetch(origin + upload, {
    method: "POST",
    headers: { ...headers, cookie, origin, lang: "ja", token: "forged", "idempotency-key": "attempt-1" },
    body: payload,
  });
  expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([200, "no-store", stored]);
  expect(received.map(({ body }) => body.equals(payload))).toEqual([true]);
  expect(received[0]?.headers).toMatchObject({
    ...headers,
    token: "Abc-123_x.y~z",
    lang: "ja",
    "idempotency-key": "attempt-1",
    "content-length": String(payload.length),
  });
  expect(received[0]?.headers.cookie).toBeUndefined();
});

test("an upload is handed on while it arrives", async () => {
  const arrived = Promise.withResolvers<string>();
  const { url, received } = await platformOfBytes(json, (request) => {
    request.once("data", (chunk: Buffer) => arrived.resolve(chunk.toString("latin1")));
  });
  const { origin } = await (await shop(url)).listen();
  const { payload } = formOf(1000);
  const browser = connect(Number(new URL(origin).port), "127.0.0.1");
  onTestFinished(() => void browser.destroy());
  const host = new URL(origin).host;
  const head = `POST ${upload} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}`;
  browser.write(
    `${head}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  browser.write(payload.subarray(0, 100));
  expect(await arrived.promise).toContain("--b");
  expect(received).toEqual([]);
  browser.write(payload.subarray(100));
  const [answer] = (await once(browser, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received[0]?.body.equals(payload)).toBe(true);
});

test.each([
  ["from another site", { origin: "https://evil.example" }, 403],
  ["from a neighbour of this site", { "sec-fetch-site": "same-site" }, 403],
  ["that is too large", { "content-length": String(13 * 1024 * 1024) }, 413],
])("an upload %s is refused, and the platform never hears of it", async (_, headers, status) => {
  const { url, received } = await platformOfBytes();
  const { call } = await shop(url);
  const form = formOf(1000);
  const answer = await call(upload, { ...form, headers: { ...form.headers, cookie, ...headers } });
  expect([answer.statusCode, received]).toEqual([status, []]);
});

const megabyte = 1024 * 1024;
const largeUpload = { call: /^imports\/upload$/, maxBytes: 20 * megabyte, answerMs: 60_000 };
const largeCall = "/api/imports/upload";

test("an upload may be larger for the call of which the shell says so, and no larger than that", async () => {
  const { url, received } = await platformOfBytes();
  const { call, listen } = await shop(url, {}, { largeUpload });
  const { payload, headers } = formOf(1000);
  const statusOf = async (path: string, megabytes: number) => {
    const length = { "content-length": String(megabytes * megabyte) };
    return (await call(path, { payload, headers: { ...headers, cookie, ...length } })).statusCode;
  };
  expect([await statusOf(largeCall, 21), await statusOf(upload, 13), received]).toEqual([413, 413, []]);
  const { origin } = await listen();
  const large = formOf(19 * megabyte);
  const sent = { method: "POST", headers: { ...large.headers, cookie, origin }, body: large.payload };
  expect((await fetch(origin + largeCall, sent)).status).toBe(200);
  expect(received.map(({ body }) => body.equals(large.payload))).toEqual([true]);
});

test("a large upload has a time of its own for its answer", async () => {
  const { url } = await platformOfBytes((response) => void setTimeout(() => json(response), 600));
  const { listen } = await shop(url, {}, { largeUpload: { ...largeUpload, answerMs: 100 } });
  const { origin } = await listen();
  const { payload, headers } = formOf(1000);
  const statusOf = async (path: string) =>
    (await fetch(origin + path, { method: "POST", headers: { ...headers, cookie, origin }, body: payload })).status;
  expect([await statusOf(largeCall), await statusOf(upload)]).toEqual([502, 200]);
});

test("an upload that needs a session is not read without one, and the platform says what is missing", async () => {
  const { url, received } = await platformOfBytes();
  const { origin } = await (await shop(url, {}, { largeUpload, uploadsNeedSession: true })).listen();
  // Nothing but the head is ever sent.
  const begun = (path: string) =>
    sendRaw(
      origin,
      `POST ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nContent-Length: 1000\r\nContent-Type: multipart/form-data; boundary=b`,
    );
  for (const path of [upload, largeCall]) expect(await begun(path)).toMatch(/^HTTP\/1\.1 200 [\s\S]*base_uri/);
  expect(received.map(({ headers, body }) => [headers["token"], body.length])).toEqual([
    ["", 0],
    ["", 0],
  ]);
  const { payload, headers } = formOf(1000);
  await fetch(origin + upload, { method: "POST", headers: { ...headers, cookie, origin }, body: payload });
  expect(received[2]?.body.equals(payload)).toBe(true);
});

test("an upload that does not say how large it is is refused", async () => {
  const { url, received } = await platformOfBytes();
  const { origin } = await (await shop(url)).listen();
  const head = `POST ${upload} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nTransfer-Encoding: chunked`;
  const answer = await sendRaw(origin, `${head}\r\nContent-Type: multipart/form-data; boundary=b`);
  expect(answer).toMatch(/^HTTP\/1\.1 411 /);
  expect(received).toEqual([]);
});

const secret = {
  "cache-control": "public, max-age=31536000",
  "content-disposition": 'attachment; filename="document.pdf"',
  "content-type": "application/pdf",
  "x-content-type-options": "nosniff",
};

test("a private upload comes with the session, as it is, and nobody keeps it", async () => {
  const { url, received } = await platformOfBytes((response) => response.writeHead(200, secret).end("%PDF-"));
  const { call } = await shop(url);
  const path = "/api/file/private?path=private%2Fmerchant%2Fa.pdf";
  const answer = await call(path, { method: "GET", headers: { cookie, "sec-fetch-site": "same-origin" } });
  expect([answer.statusCode, answer.body]).toEqual([200, "%PDF-"]);
  expect(answer.headers).toMatchObject({ ...secret, "cache-control": "no-store" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(received.map(({ url: asked, headers }) => [asked, headers["token"]])).toEqual([[path, "Abc-123_x.y~z"]]);
  const elsewhere = await call(path, { method: "GET", headers: { cookie, "sec-fetch-site": "cross-site" } });
  expect([elsewhere.statusCode, received.length]).toEqual([403, 1]);
});

test.each(["/private/merchant/a.pdf", "/uploads/../private/merchant/a.pdf", "/uploads/%2e%2e/private/merchant/a.pdf"])(
  "the path %s leads to no private upload",
  async (path) => {
    const { url, received } = await platformOfBytes((response) => response.writeHead(200, secret).end("%PDF-"));
    const { origin } = await (await shop(url)).listen();
    const answer = await sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nCookie: ${cookie}`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(received).toEqual([]);
  },
);
