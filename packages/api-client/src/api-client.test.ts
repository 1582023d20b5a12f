import { describe, expect, test, vi } from "vitest";
import { html, json, platformStub } from "../test/platform-stub.ts";
import { type ApiClientOptions, createApiClient } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { record } from "./wire/decode.ts";
import { integer, text as decodeText } from "./wire/scalars.ts";
import { safeHtml } from "./wire/rich-text.ts";

const text = { decode: decodeText };
const ok = json({ code: 1, show: 0, msg: "", data: "fine" });

function clientOf(origin: string, options: Partial<ApiClientOptions> = {}) {
  return createApiClient({ origin, platformOrigin: origin, locale: "ja", ...options });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error("The call did not fail with an ApiError", { cause: outcome });
}

describe("requests", () => {
  test("a request carries token, language, an Accept that keeps errors in JSON, and the given headers", async () => {
    await using platform = await platformStub(ok);
    const api = clientOf(platform.origin, { token: "t0ken", headers: { "x-request-id": "r-1" } });
    await api.get("index/config", {}, text);
    expect(platform.requests[0]?.headers).toMatchObject({
      token: "t0ken",
      lang: "ja",
      accept: "application/json",
      "x-request-id": "r-1",
    });
  });

  test("a request names what it knows beyond the contract, so that the platform offers it", async () => {
    await using platform = await platformStub(ok);
    await clientOf(platform.origin).get("index/config", {}, text);
    const named = String(platform.requests[0]?.headers["x-plaza-extensions"]).split(", ");
    expect(named).toEqual(["offline_payment", "payment_page", "email", "news_notices"]);
  });

  test("a request carries an empty token for a visitor", async () => {
    await using platform = await platformStub(ok);
    await clientOf(platform.origin, { token: null }).get("index/config", {}, text);
    expect(platform.requests[0]?.headers["token"]).toBe("");
  });

  test("a request goes to /api of the origin, whatever path or slash the origin was configured with", async () => {
    await using platform = await platformStub(ok);
    await clientOf(`${platform.origin}/`).get("pc/goodsList", { name: "a&b=ü", page_no: 2, sort: undefined }, text);
    expect(platform.requests[0]?.url).toBe("/api/pc/goodsList?name=a%26b%3D%C3%BC&page_no=2");
  });

  test("a request carries the headers of its call beside those of the client", async () => {
    await using platform = await platformStub(ok);
    const api = clientOf(platform.origin, { token: "t0ken" });
    await api.post("x/y", {}, text, { headers: { "idempotency-key": "k-1" } });
    await api.post("x/y", {}, text);
    expect(platform.requests[0]?.headers).toMatchObject({ "idempotency-key": "k-1", token: "t0ken" });
    expect(platform.requests[1]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("a request posts JSON without undefined fields", async () => {
    await using platform = await platformStub(ok);
    await clientOf(platform.origin).post("cart/add", { item_id: 7, goods_num: 1, note: undefined }, text);
    expect(platform.requests[0]).toMatchObject({
      method: "POST",
      url: "/api/cart/add",
      body: '{"item_id":7,"goods_num":1}',
    });
    expect(platform.requests[0]?.headers["content-type"]).toContain("application/json");
  });

  test("a beacon is posted as JSON with token and language, once, and no domain error fails it", async () => {
    await using platform = await platformStub(json({ code: 0, show: 1, msg: "No", data: [] }));
    await clientOf(platform.origin, { token: "t0ken" }).sendBeacon("goods/view", { goods_id: 7 });
    expect(platform.requests).toHaveLength(1);
    expect(platform.requests[0]).toMatchObject({ method: "POST", url: "/api/goods/view", body: '{"goods_id":7}' });
    expect(platform.requests[0]?.headers).toMatchObject({
      token: "t0ken",
      lang: "ja",
      "content-type": "application/json",
    });
  });
});

describe("a payment", () => {
  const decode = record((field) => ({ code: field("code", integer), data: field("data", decodeText) }));
  const payment = { decode, answer: "payment" } as const;

  test.each([1, 10001, 20001])("a payment succeeds with code %i, which its decoder sees", async (code) => {
    await using platform = await platformStub(json({ code, show: 0, msg: "", data: "x" }));
    expect(await clientOf(platform.origin).post("x/y", {}, payment)).toEqual({ code, data: "x" });
  });

  test.each([10001, 20001])("a call that is no payment fails with code %i", async (code) => {
    await using platform = await platformStub(json({ code, show: 0, msg: "", data: "x" }));
    expect(await failureOf(clientOf(platform.origin).post("x/y", {}, text))).toMatchObject({ kind: "business" });
  });
});

describe("answers", () => {
  test("code 0 or 301 is a rejection, shown only when the platform asks and has something to say", async () => {
    const rejections = [
      { answer: { code: 0, show: 1, msg: "sold out", data: [] }, platformMessage: "sold out", show: true },
      { answer: { code: 0, show: 0, msg: "sold out", data: [] }, platformMessage: "sold out", show: false },
      { answer: { code: 0, show: 1, msg: "", data: [] }, platformMessage: null, show: false },
      { answer: { code: 301, show: 1, msg: "paused", data: [] }, platformMessage: "paused", show: true },
      { answer: { code: 8, show: 1, msg: "raw", data: [] }, platformMessage: "raw", show: false },
    ];
    for (const { answer, ...expected } of rejections) {
      await using platform = await platformStub(json(answer));
      const failure = await failureOf(clientOf(platform.origin).get("x/y", {}, text));
      expect(failure).toMatchObject({ kind: "business", statusCode: 500, ...expected });
    }
  });

  test("a rejection with the error not_found is a 404", async () => {
    await using platform = await platformStub(json({ code: 0, show: 1, msg: "gone", data: [], error: "not_found" }));
    expect(await failureOf(clientOf(platform.origin).get("x/y", {}, text))).toMatchObject({
      kind: "business",
      statusCode: 404,
    });
  });

  test("code -1 is a failure of the session", async () => {
    await using platform = await platformStub(json({ code: -1, show: 1, msg: "log in", data: [] }));
    expect(await failureOf(clientOf(platform.origin).get("x/y", {}, text))).toMatchObject({
      kind: "session",
      statusCode: 401,
      platformMessage: "log in",
    });
  });

  test.each([
    ["a crash with another envelope", json({ code: 0, message: "raw" }, 500)],
    ["a success with an error status", json({ code: 1, show: 0, msg: "", data: "x" }, 404)],
    ["a success with another status", json({ code: 1, show: 0, msg: "", data: "x" }, 202)],
    ["a page of a web server in front", html("<h1>413 Request Entity Too Large</h1>", 413)],
    ["a page with status 200", html("<!doctype html><p>maintenance", 200)],
    ["nothing", html("", 200)],
    ["JSON that is no envelope", json(["code", 1])],
    ["an envelope without a number for a code", json({ code: "1", data: "x" })],
    ["data off the contract", json({ code: 1, show: 0, msg: "", data: { not: "a text" } })],
  ])("%s is a transport failure", async (_, responder) => {
    await using platform = await platformStub(responder);
    const failure = await failureOf(clientOf(platform.origin).get("x/y", {}, text));
    expect(failure).toMatchObject({ kind: "transport", statusCode: 500, platformMessage: null, show: false });
  });

  test("the message of a failure names what is off the contract, and does not repeat its content", async () => {
    await using platform = await platformStub(json({ code: 1, show: 0, msg: "", data: { secret: "s3cret" } }));
    const failure = await failureOf(clientOf(platform.origin).get("x/y", {}, text));
    expect(failure.message).toBe("GET x/y answered off the contract: a text was expected, not object");
  });
});

describe("code that is missing", () => {
  const gone = new TypeError("Failed to fetch dynamically imported module: /assets/transport-1.js");

  test("a call whose code did not arrive is a transport failure with the importer's reason", async () => {
    const api = clientOf("http://127.0.0.1", { importOrReload: () => Promise.reject(gone) });
    expect(await failureOf(api.get("x/y", {}, text))).toMatchObject({ kind: "transport", cause: gone });
  });
});

describe("retries", () => {
  test.each([500, 502, 503, 504])("a GET is tried once more after %i", async (status) => {
    await using platform = await platformStub(html("bad gateway", status), ok);
    expect(await clientOf(platform.origin).get("x/y", {}, text)).toBe("fine");
    expect(platform.requests).toHaveLength(2);
  });

  test("a GET is tried once more after a broken connection", async () => {
    await using platform = await platformStub((response) => response.socket?.destroy(), ok);
    expect(await clientOf(platform.origin).get("x/y", {}, text)).toBe("fine");
    expect(platform.requests).toHaveLength(2);
  });

  test("a GET is tried again only once", async () => {
    await using platform = await platformStub(html("bad gateway", 502));
    expect(await failureOf(clientOf(platform.origin).get("x/y", {}, text))).toMatchObject({ kind: "transport" });
    expect(platform.requests).toHaveLength(2);
  });

  test.each([
    ["what was not understood", json({ code: 0, show: 1, msg: "no", data: [] }, 400)],
    ["a rejection", json({ code: 0, show: 1, msg: "no", data: [] })],
    ["a wanted login", json({ code: -1, show: 1, msg: "no", data: [] })],
  ])("%s is not tried again", async (_, responder) => {
    await using platform = await platformStub(responder);
    await failureOf(clientOf(platform.origin).get("x/y", {}, text));
    expect(platform.requests).toHaveLength(1);
  });

  test("a POST is never tried again", async () => {
    for (const responder of [
      html("", 500),
      html("", 503),
      (response: { socket: { destroy(): void } | null }) => response.socket?.destroy(),
    ]) {
      await using platform = await platformStub(responder);
      expect(await failureOf(clientOf(platform.origin).post("x/y", {}, text))).toMatchObject({ kind: "transport" });
      expect(platform.requests).toHaveLength(1);
    }
  });
});

describe("waiting", () => {
  test("a call ends after the timeout, without another try", async () => {
    await using platform = await platformStub(() => {});
    // Long enough for the call to arrive on a busy machine.
    const failure = await failureOf(clientOf(platform.origin, { timeoutMs: 2_000 }).get("x/y", {}, text));
    expect(failure).toMatchObject({ kind: "transport", statusCode: 500 });
    expect(platform.requests).toHaveLength(1);
  });

  test("the timeout covers an answer that begins and does not end", async () => {
    await using platform = await platformStub((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"code":1,');
    });
    const failure = await failureOf(clientOf(platform.origin, { timeoutMs: 60 }).get("x/y", {}, text));
    expect(failure.kind).toBe("transport");
  });

  test("a call ends with an AbortError when the caller aborts, before, during and with a reason of its own", async () => {
    await using platform = await platformStub(() => {});
    const api = clientOf(platform.origin);
    await expect(api.get("x/y", {}, text, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    expect(platform.requests).toHaveLength(0);
    for (const reason of [undefined, new Error("navigated")]) {
      const controller = new AbortController();
      const call = api.get("x/y", {}, text, controller.signal);
      setTimeout(() => controller.abort(reason), 30);
      await expect(call).rejects.toMatchObject({ name: "AbortError" });
    }
  });
});

test("clients share neither session nor failures nor connections in order", async () => {
  await using platform = await platformStub(ok);
  const [mine, yours] = [clientOf(platform.origin, { token: "mine" }), clientOf(platform.origin, { token: "yours" })];
  const calls = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? mine : yours).get("x/y", { index }, text));
  await Promise.all(calls);
  expect(platform.requests).toHaveLength(40);
  for (const { url, headers } of platform.requests) {
    const index = Number(new URL(url, platform.origin).searchParams.get("index"));
    expect(headers["token"]).toBe(index % 2 === 0 ? "mine" : "yours");
  }
});

describe("rich text", () => {
  const richText = { decode: safeHtml };
  const html = "<p onclick=x()>By hand</p>";

  test("rich text that no server has sanitised is refused", async () => {
    await using platform = await platformStub(json({ code: 1, show: 0, msg: "", data: html }));
    expect(await failureOf(clientOf(platform.origin).get("x/y", {}, richText))).toMatchObject({ kind: "transport" });
  });

  test("rich text is taken as a server has sanitised it, the client's own or the one that it asks", async () => {
    const sanitised = { code: 1, show: 0, msg: "", data: "<p>By hand</p>", rich_text: "sanitised" };
    await using platform = await platformStub(json(sanitised), json({ code: 1, show: 0, msg: "", data: html }));
    expect(await clientOf(platform.origin).get("x/y", {}, richText)).toBe("<p>By hand</p>");
    const cleanAnswer = vi.fn(() => sanitised);
    expect(await clientOf(platform.origin, { cleanAnswer }).get("x/y", {}, richText)).toBe("<p>By hand</p>");
    expect(cleanAnswer).toHaveBeenCalledWith("x/y", { code: 1, show: 0, msg: "", data: html });
  });
});
