import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assets, buildAssets, script, shortScript, style } from "./test-support/assets.ts";
import { openDesk } from "./test-support/desk.ts";
import { closeAfterTest, platform } from "./test-support/platform.ts";
import { openSocket, refusedWith } from "./test-support/browser-socket.ts";
import { sendRaw } from "./test-support/raw-request.ts";
import { socketPlatform } from "./test-support/socket-platform.ts";

const token = "agent-0123456789abcdef";
const success = { code: 1, show: 0, msg: "", data: [] };
const nowhere = "http://127.0.0.1:9";

let assets: Assets;
beforeAll(async () => {
  assets = await buildAssets();
});
afterAll(() => assets.remove());

/** @returns the desk's origin */
async function openedDesk(backendUrl = nowhere, environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { app } = await openDesk({
    BACKEND_URL: backendUrl,
    ASSETS_DIR: assets.directory,
    LOG_LEVEL: "silent",
    ...environment,
  });
  return closeAfterTest(app).listen({ host: "127.0.0.1", port: 0 });
}

function post(desk: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${desk}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: desk, ...headers },
    body: "{}",
  });
}

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", null],
  ["br;q=0, gzip;q=0", null],
])("an asset is immutable, and compressed for a browser that accepts %s", async (accepted, encoding) => {
  const answer = await fetch(`${await openedDesk()}/assets/desk-1a2b3c4d.js`, {
    headers: { "accept-encoding": accepted },
  });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe(script);
});

test("a short asset is compressed, too", async () => {
  const answer = await fetch(`${await openedDesk()}/assets/desk-9c0d1e2f.js`, { headers: { "accept-encoding": "br" } });
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["br", shortScript]);
});

test("an asset that compression would make longer is sent as it is, and one that is missing is not kept", async () => {
  const desk = await openedDesk();
  const small = await fetch(`${desk}/assets/desk-5e6f7a8b.css`, { headers: { "accept-encoding": "br" } });
  expect([small.headers.get("content-encoding"), await small.text()]).toEqual([null, style]);
  const missing = await fetch(`${desk}/assets/desk-00000000.js`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, null]);
});

test("each page allows its own scripts by a nonce that no other page has", async () => {
  const desk = await openedDesk("http://127.0.0.1:4321");
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const page = await fetch(desk);
      const policy = page.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1];
      expect(await page.text()).toContain(`<script nonce="${nonce}"`);
      expect(policy).toContain("img-src 'self' data: blob: http://127.0.0.1:4321;");
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test("an agent's login becomes the desk's own cookie, and later calls carry it to the platform", async () => {
  const { url, requests } = await platform(({ url: asked }) =>
    asked === "/kefuapi/account/login" ? { ...success, data: { id: 3, token } } : success,
  );
  const desk = await openedDesk(url);
  const login = await post(desk, "/kefuapi/account/login");
  expect(await login.json()).toEqual({ ...success, data: { id: 3 } });
  expect(login.headers.getSetCookie()).toEqual([
    `desk=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
    "desk_left=; Path=/; Max-Age=0",
  ]);

  await post(desk, "/kefuapi/chat/record", { cookie: `token=a-customer; desk=${token}` });
  await post(desk, "/kefuapi/chat/record", { cookie: "token=a-customer" });
  expect(requests.slice(1).map(({ headers }) => headers["token"])).toEqual([token, ""]);
  const page = await fetch(desk, { headers: { cookie: `desk=${token}` } });
  expect(await page.text()).toContain("<title>agent</title>");
});

test("calls of another shell are not the desk's", async () => {
  const { url, requests } = await platform(() => success);
  expect((await post(await openedDesk(url), "/api/account/login")).status).toBe(404);
  expect(requests).toEqual([]);
});

test("a call of another site is rejected before the platform hears of it", async () => {
  const { url, requests } = await platform(() => success);
  const desk = await openedDesk(url);
  const foreign = await post(desk, "/kefuapi/chat/record", { origin: "https://evil.example", cookie: "desk=abc" });
  expect([foreign.status, requests]).toEqual([403, []]);
  expect((await post(desk, "/kefuapi/chat/record")).status).toBe(200);
});

test("an agent's socket carries the desk's own session to where the platform says that its sockets are", async () => {
  const sockets = await socketPlatform({ hello: "login" });
  const wsDomain = sockets.url.replace("http", "ws");
  const { url, requests } = await platform(() => ({ ...success, data: { ws_domain: wsDomain } }));
  const desk = await openedDesk(url);
  const query = "/socket?type=kefu&client=5&shop_id=4";
  const { heard } = await openSocket(desk, query, { cookie: `token=a-customer; desk=${token}` });
  await expect.poll(() => heard).toEqual(["login"]);
  expect(sockets.taken.map(({ request }) => request.url)).toEqual([`/?type=kefu&client=5&shop_id=4&token=${token}`]);
  expect(requests.map((asked) => asked.url)).toEqual(["/kefuapi/chat/config"]);
  expect(await refusedWith(desk, query, { cookie: "token=a-customer" })).toBe(401);
  expect(await refusedWith(desk, "/socket?type=user&client=5", { cookie: `desk=${token}` })).toBe(400);
});

test("while the platform is down the desk is alive, but not ready", async () => {
  const { url } = await platform(() => success);
  const [desk, lonely] = [await openedDesk(url), await openedDesk(nowhere)];
  const status = async (address: string) => (await fetch(address)).status;
  expect([await status(`${desk}/healthz`), await status(`${desk}/readyz`)]).toEqual([200, 200]);
  expect([await status(`${lonely}/healthz`), await status(`${lonely}/readyz`)]).toEqual([200, 503]);
});

test("a request that names another site, or no host, gets no answer of the desk", async () => {
  const { url, requests } = await platform(() => success);
  const desk = await openedDesk(url);
  const odd = ["GET http://evil.example/ HTTP/1.1\r\nHost: desk.example", "GET /readyz HTTP/1.1\r\nHost: a/b"];
  for (const head of odd) expect(await sendRaw(desk, head)).toMatch(/^HTTP\/1\.1 400 /);
  expect(requests).toEqual([]);
});

test("a desk behind https is asked for by https alone", async () => {
  const rule = async (desk: string) => (await fetch(`${desk}/healthz`)).headers.get("strict-transport-security");
  expect(await rule(await openedDesk(nowhere, { PUBLIC_ORIGIN: "https://desk.example" }))).toBe("max-age=31536000");
  expect(await rule(await openedDesk())).toBeNull();
});

test("a failure tells a browser nothing of what is behind the desk", async () => {
  const answer = await fetch(`${await openedDesk()}/broken`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(await answer.json()).toEqual({ message: "Something went wrong." });
});

test("metrics have the desk's name, and are shown to whoever has the token", async () => {
  const desk = await openedDesk(nowhere, { METRICS_TOKEN: "watch" });
  await fetch(desk);
  expect((await fetch(`${desk}/metrics`)).status).toBe(403);
  const metrics = await fetch(`${desk}/metrics`, { headers: { authorization: "Bearer watch" } });
  expect(await metrics.text()).toContain('desk_request_duration_seconds_count{route="/",method="GET",status="200"} 1');
});
