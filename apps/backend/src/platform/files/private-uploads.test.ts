import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { Services } from "../http/services.ts";
import { uploadBucket } from "../ports/uploads/upload-bucket.ts";
import { conversations } from "../store/schema/chat.ts";
import { uploads } from "../store/schema/uploads.ts";
import { eq } from "../store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { privateAnswer, sendUpload, uploadsOf } from "../../test-support/send-upload.ts";
import { startTestBucket } from "../../test-support/test-bucket.ts";
import { aboutConversation } from "./conversation-uploads.ts";
import { registerPrivateUploads } from "./serve-private.ts";
import { registerUploads } from "./serve-uploads.ts";
import { openUploadLinks } from "./upload-links.ts";
import { privateUpload } from "./upload-paths.ts";

const oneHour = 60 * 60 * 1000;

onEachStore("private uploads", (backend) => {
  const get = (uri: string, token?: string) => privateAnswer(backend.url, uri, token);

  test.each(["chat", "after_sale", "merchant"])(
    "an upload for %s is shown to its owner, and kept by nobody",
    async (purpose) => {
      const { token } = await backend.newCustomer();
      const { data } = await sendUpload(backend.url, { token, purpose });
      const { uri, base_uri: path } = recordOf(data);
      expect(path).toMatch(new RegExp(`^private/${purpose}/\\d{8}/[0-9a-f]{32}\\.png$`));
      expect(uri).toBe(privateUpload(String(path)));
      const answer = await get(String(uri), token);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-type": "image/png",
        "x-content-type-options": "nosniff",
      });
      expect(["etag", "last-modified", "content-disposition"].map((name) => answer.headers.get(name))).toEqual([
        null,
        null,
        null,
      ]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
      const head = await fetch(`${backend.url}${String(uri)}`, { method: "HEAD", headers: { token } });
      expect([head.status, Number(head.headers.get("content-length")) > 50]).toEqual([200, true]);
    },
  );

  test("a document is saved by who asks for it, and never opened", async () => {
    const { token } = await backend.newCustomer();
    const content = Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n%%EOF");
    const { data } = await sendUpload(backend.url, { token, purpose: "merchant", name: "执照 (1)'.pdf", content });
    const answer = await get(String(recordOf(data)["uri"]), token);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent("执照")}%20%281%29%27.pdf`,
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  test("a private upload that lies in a bucket is shown just so", async () => {
    const { db } = backend;
    const { token } = await backend.newCustomer();
    const [path = ""] = await uploadsOf(backend.url, token, "chat");
    const bucket = await startTestBucket();
    const uploads = await uploadBucket(bucket.location);
    const app = Fastify();
    onTestFinished(async () => {
      await app.close();
      uploads.close();
      await bucket.close();
    });
    registerUploads(app, { uploads, imageSources: [] });
    const services = { db, uploads, now: () => new Date(), uploadLinks: openUploadLinks(db) };
    // It needs no more of them.
    registerPrivateUploads(app, services as unknown as Services);
    const ask = (method: "GET" | "HEAD", given = token) =>
      app.inject({
        method,
        url: privateUpload(path),
        headers: { token: given, range: "bytes=0-1", "if-none-match": "*" },
      });
    expect((await ask("GET")).statusCode).toBe(404);
    await uploads.write(path, Buffer.from("image"));
    const answer = await ask("GET");
    expect([answer.statusCode, answer.body]).toEqual([200, "image"]);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-length": "5",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["etag"]).toBeUndefined();
    const head = await ask("HEAD");
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "5"]);
    expect((await ask("GET", "")).statusCode).toBe(404);
  });

  test("a private upload is for nobody else, who cannot tell it from one that there is not", async () => {
    const [owner, other] = [await backend.newCustomer(), await backend.newCustomer()];
    const [path = ""] = await uploadsOf(backend.url, owner.token, "after_sale");
    const answers = [
      await get(privateUpload(path), other.token),
      await get(privateUpload(path)),
      await get(privateUpload(path), "forged"),
      await get(privateUpload(path.replace(/[0-9a-f]{32}/, "0".repeat(32))), owner.token),
    ];
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status, answer.headers.get("cache-control"), await answer.text()]),
    );
    for (const each of seen) expect(each).toEqual([404, "private, no-store", "Not found"]);
  });

  test("what a shop has sent in a conversation is shown to its customer, and to no other", async () => {
    const [sender, customer, other] = [
      await backend.newCustomer(),
      await backend.newCustomer(),
      await backend.newCustomer(),
    ];
    const [path = "", otherPath = ""] = await uploadsOf(backend.url, sender.token, "chat", 2);
    const begun = async (customerId: number): Promise<number> => {
      const now = new Date();
      const [row] = await backend.db
        .insert(conversations)
        .values({ customerId, client: 5, language: "en", createdAt: now, updatedAt: now })
        .returning({ id: conversations.id });
      return row?.id ?? 0;
    };
    const attach = (attachedTo: string, to: string) =>
      backend.db.update(uploads).set({ attachedTo, unattachedSince: null }).where(eq(uploads.path, to));
    await attach(aboutConversation(await begun(customer.id)), path);
    await attach(aboutConversation(await begun(other.id)), otherPath);
    const statuses = (of: string) =>
      Promise.all([customer, other].map(async ({ token }) => (await get(privateUpload(of), token)).status));
    expect(await statuses(path)).toEqual([200, 404]);
    expect(await statuses(otherPath)).toEqual([404, 200]);
  });

  test.each([
    "",
    ".",
    "/",
    "private/",
    "../private",
    "uploads/../private/x.png",
    "private/after_sale/../../backend.lock",
    "/etc/passwd",
    "file:///etc/passwd",
    "private\\after_sale",
    "private/%2e%2e/x.png",
    "\u0000",
    "%",
    "' or true --",
    "x".repeat(10_000),
  ])("a path that leads elsewhere is none: %j", async (path) => {
    const { token } = await backend.newCustomer();
    expect((await get(privateUpload(path), token)).status).toBe(404);
  });

  test("a private upload is not among the public ones, whatever the path", async () => {
    const { token } = await backend.newCustomer();
    const [path = ""] = await uploadsOf(backend.url, token, "after_sale");
    for (const address of [
      path,
      `uploads/${path}`,
      `uploads/../${path}`,
      `uploads/%2e%2e/${path}`,
      `uploads/..%2f${path}`,
    ]) {
      const answer = await fetch(`${backend.url}/${address}`, { headers: { token } });
      expect(answer.status, address).toBe(404);
    }
    expect(await backend.ask(`file/private?path=${path}`, { token, method: "POST", body: {} })).toMatchObject({
      code: 0,
    });
  });

  test("a signed address shows an upload to who has it, until it expires", async () => {
    const { token } = await backend.newCustomer();
    const [path = "", other = ""] = await uploadsOf(backend.url, token, "after_sale", 2);
    const links = openUploadLinks(backend.db);
    const link = await links.link(path, new Date(Date.now() + oneHour));
    expect(link).toContain(privateUpload(path));
    const answer = await get(link);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const signature = new URL(link, "http://shop.invalid").searchParams;
    const changed = (changes: Readonly<Record<string, string>>): string =>
      `/api/file/private?${new URLSearchParams({ ...Object.fromEntries(signature), ...changes }).toString()}`;
    const until = Number(signature.get("until"));
    for (const wrong of [
      await links.link(path, new Date(Date.now() - 1000)),
      changed({ path: other }),
      changed({ until: String(until + 1) }),
      changed({ until: "" }),
      changed({ until: "9".repeat(30) }),
      changed({ sign: "" }),
      changed({ sign: "0".repeat(64) }),
      changed({ sign: "é".repeat(32) }),
      privateUpload(path),
    ]) {
      expect((await get(wrong)).status, wrong).toBe(404);
    }
    expect(await openUploadLinks(backend.db).link(path, new Date(until * 1000))).toBe(link);
  });
});
