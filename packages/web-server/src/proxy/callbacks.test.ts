import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { cookiesOf, shop } from "../test-support/shop.ts";

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A platform that remembers the bytes it was sent, and answers as a payment provider wants to be answered. */
async function platformOfBytes() {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ url: request.url, headers: request.headers, body: await buffer(request) });
    response.writeHead(202, { "content-type": "text/plain", "set-cookie": "platform=own" }).end("success");
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The platform listens on no port");
  return { url: `http://127.0.0.1:${address.port}`, received };
}

const notification = "/api/pay/notify/wechat";
const signature = { "wechatpay-signature": "Zm9v+/==", "wechatpay-serial": "PUB_KEY_ID_1" };

test.each([
  ["no origin", {}],
  ["the origin of its own company", { origin: "https://pay.example", "sec-fetch-site": "cross-site" }],
])("a callback with %s reaches the platform, and its reply the company", async (_, headers) => {
  const { url, received } = await platformOfBytes();
  const { origin } = await (await shop(url)).listen();
  const answer = await fetch(`${origin}${notification}?a=1`, { method: "POST", headers, body: "{}" });
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    202,
    "text/plain",
    "success",
  ]);
  expect(received.map((each) => each.url)).toEqual([`${notification}?a=1`]);
});

test("a callback arrives byte for byte, with all its headers but those of a session", async () => {
  const { url, received } = await platformOfBytes();
  const payload = randomBytes(10_000);
  const { call } = await shop(url);
  const headers = { ...signature, cookie: "token=abc; lang=ja", token: "forged", "x-forwarded-host": "evil.example" };
  const types = ["application/json", "application/x-www-form-urlencoded; charset=utf-8", "text/plain"];
  for (const type of types) {
    const answer = await call(notification, { headers: { ...headers, "content-type": type }, payload });
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([202, {}]);
  }
  expect(received.map(({ body }) => body.equals(payload))).toEqual([true, true, true]);
  expect(received.map((each) => each.headers["content-type"])).toEqual(types);
  for (const each of received) {
    expect(each.headers).toMatchObject({ ...signature, token: "", "x-forwarded-host": "shop.example" });
    expect(each.headers.cookie).toBeUndefined();
  }
});

test("a callback is limited as a call is, and other spellings and methods of it are ordinary calls", async () => {
  const { url, received } = await platformOfBytes();
  const { call } = await shop(url);
  const foreign = { origin: "https://pay.example" };
  const large = await call(notification, { headers: foreign, payload: "x".repeat(300_000) });
  const others = [
    await call("/api/Pay/notify/wechat", { headers: foreign }),
    await call("/api/pay/notify", { headers: foreign }),
    await call(notification, { method: "GET", headers: { "sec-fetch-site": "cross-site" } }),
  ];
  expect([large, ...others].map(({ statusCode }) => statusCode)).toEqual([413, 403, 403, 403]);
  expect(received).toEqual([]);
});
