import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeAfterTest } from "../test-support/platform.ts";
import { shop } from "../test-support/shop.ts";

interface Sent {
  readonly type: string;
  readonly disposition?: string;
  readonly status?: number;
}

/** A platform whose files say what they are, and more than browsers are to know. */
async function platformWith(files: Readonly<Record<string, Sent>>) {
  const app = closeAfterTest(Fastify());
  const asked: (readonly [url: string, token: unknown, cookie: unknown])[] = [];
  app.get("/*", ({ url, headers }, reply) => {
    asked.push([url, headers["token"], headers.cookie]);
    const { type, status = 200, disposition }: Sent = files[url] ?? { type: "text/plain", status: 404 };
    if (headers["if-none-match"] === '"tag"') return reply.code(304).header("etag", '"tag"').send();
    if (disposition !== undefined) void reply.header("content-disposition", disposition);
    const known = { "cache-control": "public, max-age=31536000, immutable", etag: '"tag"' };
    return reply
      .code(status)
      .headers({ ...known, "set-cookie": "a=b", "x-powered-by": "us" })
      .type(type)
      .send(url);
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), asked };
}

const get = { method: "GET", headers: { cookie: "token=abc" } } as const;

test("an image of the platform is given out as it is, is kept, and runs nothing", async () => {
  const { url, asked } = await platformWith({ "/uploads/mug.webp": { type: "image/webp" } });
  const { call } = await shop(url, {}, { files: ["/api/file/private"] });
  const { statusCode, body, headers } = await call("/uploads/mug.webp", get);
  expect([statusCode, body]).toEqual([200, "/uploads/mug.webp"]);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
  });
  expect([headers["set-cookie"], headers["x-powered-by"]]).toEqual([undefined, undefined]);
  expect(asked).toEqual([["/uploads/mug.webp", undefined, undefined]]);
  const again = await call("/uploads/mug.webp", { method: "GET", headers: { "if-none-match": '"tag"' } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  ["/uploads/page.html", { type: "text/html" }, 404],
  ["/uploads/script.svg", { type: "image/svg+xml" }, 404],
  ["/uploads/secret.json", { type: "application/json" }, 404],
  ["/uploads/broken.webp", { type: "image/webp", status: 500 }, 502],
  ["/uploads/moved.webp", { type: "image/webp", status: 302 }, 404],
  ["/uploads/..%2fapi/index/config", { type: "image/webp" }, 400],
] as const)("%s, which is %j, is not given out", async (path, sent, status) => {
  const { url } = await platformWith({ [path]: sent });
  const { statusCode, body, headers } = await (await shop(url, {}, { files: ["/api/file/private"] })).call(path, get);
  expect(statusCode).toBe(status);
  expect(body).not.toBe(path);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect([headers["etag"], headers["cache-control"]]).not.toContain("public, max-age=31536000, immutable");
});

test("while the platform cannot be reached its images are a bad gateway that nobody keeps", async () => {
  const { statusCode, headers } = await (await shop("http://127.0.0.1:9")).call("/uploads/mug.webp", get);
  expect([statusCode, headers["cache-control"]]).toEqual([502, "no-store"]);
});

const attachment = "attachment; filename=\"document.pdf\"; filename*=UTF-8''%E6%89%A7%E7%85%A7.pdf";

test("a private document is saved under its own name, and never opened here", async () => {
  const { url } = await platformWith({
    "/api/file/private?path=a.pdf": { type: "application/pdf", disposition: attachment },
    "/api/file/private?path=a.png": { type: "image/png" },
  });
  const { call } = await shop(url, {}, { files: ["/api/file/private"] });
  const { statusCode, headers } = await call("/api/file/private?path=a.pdf", get);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": attachment,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  expect((await call("/api/file/private?path=a.png", get)).statusCode).toBe(200);
});

test.each([
  ["a document that a browser would open", "/api/file/private?path=a", { type: "application/pdf" }],
  ["one that says inline", "/api/file/private?path=a", { type: "application/pdf", disposition: "inline" }],
  [
    "a page that calls itself one to be saved",
    "/api/file/private?path=a",
    { type: "text/html", disposition: attachment },
  ],
  ["a document among images", "/uploads/a.pdf", { type: "application/pdf", disposition: attachment }],
] as const)("%s is not given out", async (_case, path, file) => {
  const { url } = await platformWith({ [path]: file });
  const { call } = await shop(url, {}, { files: ["/api/file/private"] });
  expect((await call(path, get)).statusCode).toBe(404);
});
