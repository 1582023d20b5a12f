import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UnknownFate } from "../../platform/mail/unknown-fate.ts";
import { createWebhookSender } from "./webhook-sender.ts";

const message = {
  mobile: "13912345678",
  scene: "ZCYZ",
  code: "0042",
  language: "ja",
  at: new Date("2026-11-20T04:00:00Z"),
} as const;
const taken: { readonly headers: IncomingMessage["headers"]; readonly body: unknown }[] = [];
const gateway = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += String(chunk)));
  request.on("end", () => {
    taken.push({ headers: request.headers, body: JSON.parse(text) });
    const status = Number(request.url?.slice(1));
    response.writeHead(status, status === 302 ? { location: "/200" } : {}).end("whatever");
  });
});
let origin = "";

beforeAll(async () => {
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const address = gateway.address();
  origin = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => gateway.close());

test("the gateway gets the code and who it is from", async () => {
  await createWebhookSender({ url: `${origin}/204`, token: "s3cret" }).send(message);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.headers).toMatchObject({ authorization: "Bearer s3cret", "content-type": "application/json" });
  expect(taken[0]?.body).toEqual({ mobile: "13912345678", scene: "ZCYZ", code: "0042", language: "ja" });
});

test.each([500, 401, 302])("what the gateway answers with %i has not been sent", async (status) => {
  const sent = createWebhookSender({ url: `${origin}/${status}`, token: "s3cret" }).send(message);
  const detail = status === 302 ? "redirect" : `HTTP ${status}`;
  await expect(sent).rejects.toMatchObject({ name: "Undelivered", isAnswered: true, detail });
});

test("a gateway that falls silent may have sent what it got", async () => {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const sender = createWebhookSender({ url: `http://127.0.0.1:${port}/`, token: "s3cret" }, 200);
  await expect(sender.send(message)).rejects.toBeInstanceOf(UnknownFate);
  silent.closeAllConnections();
  silent.close();
});

test("a gateway that is not there has not sent anything either", async () => {
  const sent = createWebhookSender({ url: "http://127.0.0.1:1/", token: "s3cret" }).send(message);
  await expect(sent).rejects.toMatchObject({ name: "Undelivered", isAnswered: false, detail: "no-answer" });
});
