// @vitest-environment node
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { createDesk } from "./app.ts";
import { readDeskConfig } from "./config.ts";

const token = "0123456789abcdef0123456789abcdef";
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function listening(app: FastifyInstance): Promise<string> {
  opened.push(app);
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** A desk over a platform that answers each call with the token that it came with. */
async function openedDesk(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const platform = Fastify({ forceCloseConnections: true });
  platform.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
    let bytes = 0;
    payload.on("data", (chunk: Buffer) => (bytes += chunk.length));
    payload.on("end", () => {
      asked.push(`${bytes} bytes`);
      done(null);
    });
  });
  platform.all("/*", async ({ url, headers }) => {
    asked.push(`${url} ${String(headers["token"])}`);
    const data = opening.has(url) ? { id: 3, token } : [];
    return { code: 1, show: 0, msg: "", data };
  });
  const backend = await listening(platform);
  const config = readDeskConfig({ BACKEND_URL: backend, LOG_LEVEL: "silent", ...environment });
  const url = await listening(await createDesk(config, async () => async () => ({ head: "<!-- head -->" })));
  return { url, asked };
}

/** The calls by which somebody is logged in. */
const opening = new Set([
  "/kefuapi/account/login",
  "/deskapi/login/begin",
  "/deskapi/login/finish",
  "/deskapi/first_operator/create",
  "/deskapi/invitations/accept",
]);

test.each(["/", "/orders?list=all", "/after-sales/7", "/login"])(
  "%s is the desk's document, kept by nobody",
  async (path) => {
    const { url } = await openedDesk();
    const answer = await fetch(`${url}${path}`, { headers: { cookie: "lang=ko" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[^']{24}'/);
    const html = await answer.text();
    expect(html).toContain('<html lang="ko"');
    expect(html).toContain("<!-- head -->");
  },
);

test.each([...opening])(
  "%s becomes a cookie that no script reads, and calls of agents and of the desk carry it",
  async (opens) => {
    const { url, asked } = await openedDesk();
    const login = await fetch(`${url}${opens}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: "{}",
    });
    expect(await login.json()).toMatchObject({ code: 1, data: { id: 3 } });
    expect(login.headers.getSetCookie()[0]).toMatch(new RegExp(`^desk=${token}; Path=/; HttpOnly; SameSite=Lax`));
    const headers = { cookie: `desk=${token}; token=a-shoppers` };
    for (const call of ["kefuapi/chat/kefuInfo", "deskapi/orders/list"]) await fetch(`${url}/${call}`, { headers });
    expect(asked.slice(1)).toEqual([`/kefuapi/chat/kefuInfo ${token}`, `/deskapi/orders/list ${token}`]);
  },
);

test("a desk under https has a cookie that only its own host can write, and reads no other", async () => {
  const { url, asked } = await openedDesk({ PUBLIC_ORIGIN: "https://desk.example" });
  const login = await fetch(`${url}/kefuapi/account/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://desk.example" },
    body: "{}",
  });
  expect(login.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^__Host-desk=${token}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$`),
  );
  for (const cookie of [`__Host-desk=${token}`, `desk=${token}`])
    await fetch(`${url}/deskapi/orders/list`, { headers: { cookie } });
  expect(asked.slice(1)).toEqual([`/deskapi/orders/list ${token}`, "/deskapi/orders/list "]);
});

/** The status that an upload is answered with of which nothing but the headers has come. */
async function statusForLength(
  url: string,
  call: string,
  megabytes: number,
  cookie = `desk=${token}`,
): Promise<number> {
  const length = megabytes * 1024 * 1024;
  const form = { "content-type": "multipart/form-data; boundary=b", "content-length": length };
  const asked = request(`${url}/${call}`, { method: "POST", headers: { ...form, origin: url, cookie } });
  asked.flushHeaders();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  asked.on("error", () => {}).destroy();
  return response.statusCode ?? 0;
}

test("a file of products may have 64 MiB, and passes with the session; agents send no more than pictures", async () => {
  const { url, asked } = await openedDesk();
  const send = (call: string, megabytes: number) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(megabytes * 1024 * 1024)], "products.csv"));
    return fetch(`${url}/${call}`, { method: "POST", headers: { origin: url, cookie: `desk=${token}` }, body: form });
  };
  expect((await send("deskapi/imports/upload", 64)).status).toBe(200);
  const [bytes = "", call] = asked;
  expect([Number.parseInt(bytes, 10) > 64 * 1024 * 1024, call]).toEqual([true, `/deskapi/imports/upload ${token}`]);
  expect(await statusForLength(url, "kefuapi/file/formImage", 13)).toBe(413);
  expect(await statusForLength(url, "deskapi/other/upload", 13)).toBe(413);
  expect(await statusForLength(url, "deskapi/imports/upload", 66)).toBe(413);
  expect(asked).toHaveLength(2);
});

test("an upload without a session is not read", async () => {
  const { url, asked } = await openedDesk();
  for (const call of ["deskapi/imports/upload", "kefuapi/file/formImage"])
    expect(await statusForLength(url, call, 1, "lang=ko")).toBe(200);
  expect(asked).toEqual(["0 bytes", "/deskapi/imports/upload ", "0 bytes", "/kefuapi/file/formImage "]);
});

test("a shopper's calls are not the desk's, and no call comes from another site", async () => {
  const { url, asked } = await openedDesk();
  const shoppers = await fetch(`${url}/api/cart/lists`, { method: "POST", headers: { origin: url } });
  expect(shoppers.status).toBe(404);
  const foreign = await fetch(`${url}/deskapi/orders/close`, {
    method: "POST",
    headers: { origin: "https://evil.example", cookie: `desk=${token}` },
  });
  expect(foreign.status).toBe(403);
  expect(asked).toEqual([]);
});

test.each([
  ["/uploads/demo/pot.webp", "/uploads/demo/pot.webp"],
  ["/static/a b.png", "/static/a%20b.png"],
  ["/uploads/../kefuapi/account/logout", null],
  ["//evil.example/uploads/pot.webp", null],
  ["https://evil.example/uploads/pot.webp", null],
  ["/api/file/private?name=pot.webp", null],
  ["", null],
])("a small image of %j is the platform's image itself, or none", async (src, path) => {
  const { url } = await openedDesk();
  const answer = await fetch(`${url}/pc/_image?src=${encodeURIComponent(src)}&w=96`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([path === null ? 404 : 302, path]);
});

test("a logout without an answer logs out all the same", async () => {
  const { url, asked } = await openedDesk();
  await fetch(`${url}/deskapi/orders/list`, { headers: { cookie: `desk=${token}; desk_left=1` } });
  expect(asked).toEqual(["/deskapi/orders/list "]);
});
