import { expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { cookiesOf, shop } from "../test-support/shop.ts";

const token = "Abc-123_x.y~z";
const held = { cookie: `lang=ja; token=${token}` };
const success = { code: 1, show: 0, msg: "", data: [] };
const expired = { code: -1, show: 1, msg: "Please log in", data: [] };

test.each([
  "/api/account/login",
  "/api/account/smsLogin",
  "/api/Account/REGISTER",
  "/api/login_password/forget",
  "/api/LoginPassword/forget?from=mail",
])("the token in the answer of %s goes into the cookie, and nowhere else", async (path) => {
  const { url } = await platform(() => ({ ...success, data: { id: 7, nickname: "Mo", token } }));
  const answer = await (await shop(url)).call(path, { payload: { mobile: "13800138000" } });
  expect(answer.json()).toEqual({ ...success, data: { id: 7, nickname: "Mo" } });
  expect(answer.body).not.toContain(token);
  expect(cookiesOf(answer)["token"]).toBe(`token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(cookiesOf(answer)["platform"]).toBeUndefined();
});

test.each([
  ["rejected", { code: 0, show: 1, msg: "Wrong password", data: [] }],
  ["rejected with something like a token", { code: 0, show: 1, msg: "no", data: { token: "x" } }],
  ["without a token", { ...success, data: { token: "" } }],
])("a login that is %s sets no cookie", async (_case, envelope) => {
  const { url } = await platform(() => envelope);
  const answer = await (await shop(url)).call("/api/account/login");
  expect([answer.json(), answer.headers["set-cookie"]]).toEqual([envelope, undefined]);
});

test.each([
  ["would end the cookie", { ...success, data: { token: "a; Domain=evil.example" } }],
  ["is no text", { ...success, data: { token: 5 } }],
])("a token that %s is not passed on", async (_case, envelope) => {
  const { url } = await platform(() => envelope);
  const answer = await (await shop(url)).call("/api/account/login");
  expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([502, undefined]);
  expect(answer.json()).toMatchObject({ code: 0, msg: "system error" });
});

test("an endless answer of a login is not passed on", async () => {
  const { url } = await platform(() => ({ ...success, data: { token, more: "x".repeat(100_000) } }));
  const answer = await (await shop(url)).call("/api/account/login");
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain(token);
});

test("the cookie is secure where the shop is reached over https", async () => {
  const { url } = await platform(() => ({ ...success, data: { token } }));
  const cookie = async (environment: Record<string, string>, headers = {}) =>
    cookiesOf(await (await shop(url, environment)).call("/api/account/login", { headers }))["token"]?.includes(
      "Secure",
    );
  const https = { "x-forwarded-proto": "https" };
  expect(await cookie({}, https)).toBe(false);
  expect(await cookie({ TRUST_PROXY: "loopback" }, https)).toBe(true);
  expect(await cookie({ PUBLIC_ORIGIN: "https://shop.example" })).toBe(true);
});

test("the answer that a session is over takes the cookie away from a browser that holds one", async () => {
  const { url } = await platform(() => expired);
  const { call } = await shop(url);
  const answer = await call("/api/cart/add", { headers: held });
  expect(answer.json()).toEqual(expired);
  expect(cookiesOf(answer)["token"]).toMatch(/^token=;.*Max-Age=0/);
  expect((await call("/api/cart/add")).headers["set-cookie"]).toBeUndefined();
});

test("a token that the public data knows nobody by is taken away", async () => {
  const { url } = await platform(({ headers }) => ({
    ...success,
    data: { nickname: headers["token"] === "mo" ? "Mo" : "" },
  }));
  const { call } = await shop(url);
  const cookies = async (cookie: string) =>
    Object.keys(cookiesOf(await call("/api/pc/commonData", { method: "GET", headers: { cookie } })));
  expect([await cookies("token=mo"), await cookies("token=gone"), await cookies("lang=ja")]).toEqual([
    [],
    ["token", "logged_out"],
    [],
  ]);
});

test("the answer that a session is over tells this browser the reason, which no other answer does", async () => {
  const answers = {
    "/api/over": { ...expired, error: "elsewhere" },
    "/api/pc/commonData": { ...success, error: "elsewhere", data: { nickname: "" } },
    "/api/rejected": { code: 0, show: 1, msg: "no", data: [], error: "not_found" },
    "/api/done": { ...success, error: "none" },
  };
  const { url } = await platform(({ url: asked }) => answers[asked as keyof typeof answers]);
  const { call } = await shop(url);
  const reasons = async (headers: Record<string, string>) =>
    Promise.all(Object.keys(answers).map(async (path) => cookiesOf(await call(path, { headers }))["reason"]));
  const reason = "reason=elsewhere; Path=/";
  expect(await reasons(held)).toEqual([reason, reason, undefined, undefined]);
  expect(await reasons({ cookie: "lang=ja" })).toEqual([undefined, undefined, undefined, undefined]);
});

test("an answer that is long, or is no JSON, leaves the session alone", async () => {
  const long = { ...success, data: "x".repeat(200_000) };
  const { url } = await platform(({ url: asked }) => (asked === "/api/long" ? long : "code: -1"));
  const { call } = await shop(url);
  const [lists, text] = [
    await call("/api/long", { method: "GET", headers: held }),
    await call("/api/text", { headers: held }),
  ];
  expect(lists.json()).toEqual(long);
  expect(text.body).toBe("code: -1");
  expect([lists, text].map(({ headers }) => headers["set-cookie"])).toEqual([undefined, undefined]);
});

test("logging out ends the session here, whatever the platform says", async () => {
  const { url, requests } = await platform(() => {
    throw new Error("stocktaking");
  });
  const { call } = await shop(url);
  const answer = await call("/api/account/logout", { headers: { cookie: `token=${token}; logged_out=1` } });
  expect(requests[0]?.headers["token"]).toBe(token);
  expect(Object.keys(cookiesOf(answer)).toSorted()).toEqual(["logged_out", "token"]);
  const dead = await (await shop("http://127.0.0.1:9")).call("/api/account/logout", { headers: held });
  expect([dead.statusCode, cookiesOf(dead)["token"]]).toEqual([
    502,
    "token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
  ]);
  expect((await call("/api/account/logout", { method: "GET", headers: held })).statusCode).toBe(405);
});
