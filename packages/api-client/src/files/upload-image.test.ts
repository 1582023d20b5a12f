import { describe, expect, test, vi } from "vitest";
import { json, platformStub } from "../../test/platform-stub.ts";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { type ApiClient, createApiClient } from "../api-client.ts";
import { ApiError } from "../api-error.ts";
import { uploadProductFile } from "../desk/product-imports.ts";
import { uploadImage } from "./upload-image.ts";

const file = new File(["image"], "杯.png", { type: "image/png" });
const chat = { file, purpose: "chat" } as const;
const path = "uploads/user/20261122/a.png";
const stored = { id: 1, cid: 0, type: 10, name: "杯.png", shop_id: 0 };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error("The call did not fail with an ApiError", { cause: outcome });
}

describe("an upload", () => {
  test("an upload is a form with the file and its purpose, and carries the key of its attempt", async () => {
    await using platform = await platformStub(json({ code: 1, show: 0, msg: "", data: { ...stored, base_uri: path } }));
    const api = createApiClient({ origin: platform.origin, platformOrigin: platform.origin, locale: "ja" });
    await uploadImage(api, { ...chat, idempotencyKey: "k-1" });
    await uploadImage(api, { ...chat, idempotencyKey: null });
    const [first, second] = platform.requests;
    expect(first).toMatchObject({ method: "POST", url: "/api/file/formimage" });
    expect(first?.headers).toMatchObject({ lang: "ja", token: "", "idempotency-key": "k-1" });
    expect(first?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    const parts = first?.body.split(/--+[\w-]+/).map((part) => part.split("\r\n"));
    expect(parts?.[1]).toEqual(expect.arrayContaining([expect.stringContaining('name="purpose"'), "chat"]));
    expect(parts?.[2]).toEqual(
      expect.arrayContaining([expect.stringContaining('name="file"; filename="杯.png"'), "image"]),
    );
    expect(second?.headers).not.toHaveProperty("idempotency-key");
  });

  test.each([
    ["both", { uri: `http://127.0.0.1:8899/${path}`, base_uri: path }, { path, url: `/${path}` }],
    ["a private one", { uri: "/api/file/private?path=private%2Fa.png", base_uri: "private/a.png" }, undefined],
    ["the address alone", { uri: `http://127.0.0.1/${path}` }, { path: `http://127.0.0.1/${path}`, url: `/${path}` }],
    ["the path alone", { base_uri: path, uri: "" }, { path, url: `/${path}` }],
    [
      "another address",
      { url: "https://cdn.example/a.png" },
      { path: "https://cdn.example/a.png", url: "https://cdn.example/a.png" },
    ],
    ["another path", { path: `/${path}`, uri: null }, { path: `/${path}`, url: `/${path}` }],
  ])("an upload is read from its answer with %s", async (_, answer, expected) => {
    const read = await uploadImage(succeeding({ ...stored, ...answer }).api, chat);
    expect(read).toEqual(expected ?? { path: "private/a.png", url: "/api/file/private?path=private%2Fa.png" });
  });

  test.each([
    [{}],
    [stored],
    [{ uri: "", base_uri: "" }],
    [[]],
    [null],
    ["a.png"],
    [{ uri: "data:image/png;base64,x" }],
  ])("an upload whose address was not obtained has failed: %j", async (data) => {
    expect(await failureOf(uploadImage(succeeding(data).api, chat))).toMatchObject({ kind: "transport" });
  });

  test("an upload fails as any other call does", async () => {
    const refused = stubClient({ code: 0, show: 1, msg: "该文件类型不允许上传", data: [] });
    expect(await failureOf(uploadImage(refused.api, chat))).toMatchObject({
      kind: "business",
      show: true,
      platformMessage: "该文件类型不允许上传",
    });
    const loggedOut = stubClient({ code: -1, show: 1, msg: "请登录", data: [] });
    expect(await failureOf(uploadImage(loggedOut.api, chat))).toMatchObject({ kind: "session", statusCode: 401 });
    await using large = await platformStub((response) => response.writeHead(413).end("<h1>413</h1>"));
    const api = createApiClient({ origin: large.origin, platformOrigin: large.origin, locale: "en" });
    const failed = await failureOf(uploadImage(api, chat));
    expect(failed).toMatchObject({ kind: "transport", message: "POST file/formimage failed: HTTP status 413" });
    const gone = createApiClient({ origin: "http://127.0.0.1:9", platformOrigin: "http://127.0.0.1:9", locale: "en" });
    const unreachable = await failureOf(uploadImage(gone, chat));
    expect(unreachable).toMatchObject({ kind: "transport" });
    expect(unreachable.message).not.toContain("127.0.0.1");
  });

  test("an upload that is given up leaves as an abort", async () => {
    const giveUp = new AbortController();
    await using platform = await platformStub(() => giveUp.abort());
    const api = createApiClient({ origin: platform.origin, platformOrigin: platform.origin, locale: "en" });
    await expect(uploadImage(api, { ...chat, signal: giveUp.signal })).rejects.toMatchObject({ name: "AbortError" });
    await expect(uploadImage(api, { ...chat, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(platform.requests).toHaveLength(1);
  });
});

/** A browser's way to send, which the test moves on. */
class Sending extends EventTarget {
  static last: Sending | null = null;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = "";
  sent: unknown = null;
  url = "";
  constructor() {
    super();
    Sending.last = this;
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: unknown): void {
    this.sent = form;
  }
  abort(): void {
    this.end("abort");
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: total > 0, loaded, total }));
  }
  end(how: "load" | "error" | "abort"): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event("loadend"));
  }
}

describe("an upload in a browser", () => {
  const origin = "https://shop.example";
  type Params = Parameters<typeof uploadImage>[1];
  async function begin(
    more: Partial<Params> = {},
    upload: (api: ApiClient, params: Params) => Promise<unknown> = uploadImage,
  ) {
    Sending.last = null;
    vi.stubGlobal("XMLHttpRequest", Sending);
    vi.stubGlobal("location", { origin });
    const shares: number[] = [];
    const api = createApiClient({ origin, platformOrigin: origin, locale: "en" });
    const outcome = upload(api, { ...chat, onProgress: (share) => shares.push(share), ...more });
    outcome.catch(() => undefined);
    // Beside the second that is given by default, a busy machine may need more.
    const sending = await vi.waitFor(
      () => {
        if (Sending.last?.sent == null) throw new Error("Nothing is sent yet");
        return Sending.last;
      },
      { timeout: 10_000 },
    );
    return { outcome, shares, sending };
  }
  const answer = JSON.stringify({ code: 1, show: 0, msg: "", data: { base_uri: path } });

  test("an upload in a browser says how much of it has been sent", async () => {
    const { outcome, shares, sending } = await begin({ idempotencyKey: "k-1" });
    expect(sending.url).toBe(`${origin}/api/file/formimage`);
    expect(sending.headers).toMatchObject({ lang: "en", "idempotency-key": "k-1" });
    expect(sending.sent).toBeInstanceOf(FormData);
    sending.progress(1, 4);
    sending.progress(1, 0);
    sending.progress(4, 4);
    Object.assign(sending, { status: 200, responseText: answer });
    sending.end("load");
    expect(await outcome).toEqual({ path, url: `/${path}` });
    expect(shares).toEqual([0.25, 1]);
  });

  test("an upload in a browser is given up with its signal", async () => {
    const giveUp = new AbortController();
    const { outcome } = await begin({ signal: giveUp.signal });
    giveUp.abort();
    await expect(outcome).rejects.toMatchObject({ name: "AbortError" });
  });

  test.each([
    ["cannot be sent", (sending: Sending) => sending.end("error")],
    ["is answered with another status", (sending: Sending) => Object.assign(sending, { status: 413 }).end("load")],
    [
      "is answered with a page",
      (sending: Sending) => Object.assign(sending, { status: 200, responseText: "<p>" }).end("load"),
    ],
  ])("an upload in a browser fails that %s", async (_, end) => {
    const { outcome, sending } = await begin();
    end(sending);
    expect(await failureOf(outcome)).toMatchObject({ kind: "transport" });
  });

  test("an upload in a browser may take as long as it goes on, and fails once it does not", async () => {
    const { outcome, sending } = await begin();
    vi.useFakeTimers();
    try {
      sending.progress(1, 100);
      for (let loaded = 2; loaded < 10; loaded += 1) {
        await vi.advanceTimersByTimeAsync(20_000);
        sending.progress(loaded, 100);
      }
      await vi.advanceTimersByTimeAsync(31_000);
      expect(await failureOf(outcome)).toMatchObject({ kind: "transport" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("a file of products that has been sent has three minutes for its answer, and an image half a one", async () => {
    vi.useFakeTimers();
    try {
      const ends: string[] = [];
      const begun = async (name: string, upload?: Parameters<typeof begin>[1]) => {
        const { outcome, sending } = await begin({}, upload);
        outcome.catch(() => ends.push(name));
        sending.progress(100, 100);
        sending.upload.dispatchEvent(new Event("load"));
      };
      await begun("image");
      await begun("products", (api) => uploadProductFile(api, { file, idempotencyKey: "k" }));
      await vi.advanceTimersByTimeAsync(31_000);
      expect(ends).toEqual(["image"]);
      await vi.advanceTimersByTimeAsync(140_000);
      expect(ends).toEqual(["image"]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(ends).toEqual(["image", "products"]);
    } finally {
      vi.useRealTimers();
    }
  });
});
