// @vitest-environment node
import { platformProxy } from "@plaza/web-server";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { render } from "../src/entry-server.tsx";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";
import { sessionCookies } from "../src/session/token-cookie.ts";
import { sessionCalls } from "./session-calls.ts";

const manifest = { routes: {} };

async function shop(backendUrl: string) {
  const config = readConfig({ BACKEND_URL: backendUrl });
  const app = Fastify();
  await platformProxy(app, config, { cookies: sessionCookies, calls: sessionCalls });
  await pageRoutes(app, config, { load: async () => ({ render, manifest, scripts: {}, inlineStyles: [] }) });
  const page = (url: string, cookie = "") => app.inject({ url, headers: { host: "shop.example", cookie } });
  const post = (call: string, cookie: string, payload: object) =>
    app.inject({
      method: "POST",
      url: `/api/${call}`,
      headers: { host: "shop.example", origin: "http://shop.example", cookie },
      payload,
    });
  async function logIn(mobile: string): Promise<string> {
    const answer = await post("account/login", "", { mobile, password: "plaza2026", client: 5 });
    const { value } = answer.cookies.find(({ name }) => name === "token") ?? { value: "" };
    return `token=${value}`;
  }
  return { app, page, post, logIn };
}

/** What an answer sets: values by name, "" for what it takes away. */
function setBy(answer: { readonly cookies: readonly { readonly name: string; readonly value: string }[] }) {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

const customerFlag = 'data-session="customer"';

describe("pages of a session", () => {
  let here: Awaited<ReturnType<typeof shop>>;
  beforeAll(async () => {
    here = await shop(inject("backendUrl"));
    // The first page transforms all that pages are made of, which takes a busy machine longer than a test may.
    await here.page("/pc/");
  }, 60_000);
  afterAll(() => here.app.close());

  test("a customer's page says so, is kept nowhere, and holds no token", async () => {
    const session = await here.logIn("13800138000");
    const answer = await here.page("/pc/goods_list/2", session);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(customerFlag);
    expect(answer.body).toContain("Demo Lin");
    expect(answer.body).not.toContain(session.slice("token=".length));
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    // The lifetime of a session that is used begins anew.
    expect(answer.headers["set-cookie"]).toContainEqual(`${session}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`);
  });

  test("a visitor's page says nothing of a session, and can be shared", async () => {
    const answer = await here.page("/pc/goods_list/2");
    expect(answer.body).not.toContain("data-session");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/shop_cart", "/user/order", "/user/address", "/account/forget_pwd"])(
    "%s says that it needs scripts, in the shopper's language",
    async (path) => {
      const answer = await here.page(`/pc/ja${path}`, await here.logIn("13800138000"));
      expect(answer.body.split("</noscript>", 1)[0]?.split("<noscript>")[1]).toContain(
        "このページにはJavaScriptが必要です",
      );
    },
  );

  test("a page that can be used without scripts does not speak of them", async () => {
    expect((await here.page("/pc/goods_list/2")).body).not.toContain("<noscript>");
  });

  test("pages asked for at once never show each other's customer", async () => {
    const [lin, mo] = await Promise.all([here.logIn("13800138000"), here.logIn("13900139000")]);
    const names = ["Demo Lin", "Demo Sora"];
    const asked = Array.from({ length: 30 }, (_, at) => [lin, mo, ""][at % 3] ?? "");
    const answers = await Promise.all(asked.map((cookie) => here.page("/pc/", cookie)));
    const shown = answers.map(({ body }) => names.filter((name) => body.includes(name)));
    const expected = asked.map((cookie) => (cookie === lin ? [names[0]] : cookie === mo ? [names[1]] : []));
    expect(shown).toEqual(expected);
  });

  test("a token that is nobody's is dropped silently on a page for everybody", async () => {
    const answer = await here.page("/pc/goods_list/2", "token=gone; lang=en");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain("data-session");
    expect(setBy(answer)).toEqual({ token: "", logged_out: "" });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect((await here.page("/pc/goods_list/2")).headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    ["a visitor", "", { back_url: "/user/address" }],
    [
      "a token that is nobody's",
      "token=gone",
      { token: "", logged_out: "", session_over: "1", back_url: "/user/address" },
    ],
    [
      "a session that has been logged out of",
      "token=gone; logged_out=1",
      { token: "", logged_out: "", back_url: "/user/address" },
    ],
  ])("a customer's own page leads %s to the login", async (_who, cookie, cookies) => {
    const answer = await here.page("/pc/ja/user/address", cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/pc/account/login"]);
    expect(setBy(answer)).toEqual({ lang: "ja", ...cookies });
  });

  test("a session that is over is noted for a moment by home, which a reload by the hash asks for first", async () => {
    const answer = await here.page("/pc/", "token=gone");
    expect(answer.body).not.toContain("data-session");
    expect(setBy(answer)).toEqual({ token: "", logged_out: "", session_over: "1" });
    expect(answer.headers["set-cookie"]).toContainEqual("session_over=1; Path=/; SameSite=Lax; Max-Age=30");
    expect((await here.page("/pc/")).headers["set-cookie"]).toBeUndefined();
  });

  test("a session that was ended from another device is told from one that is over, by pages and by calls", async () => {
    const [ended, other] = [await here.logIn("13900139000"), await here.logIn("13900139000")];
    const { data } = (await here.page("/api/session/lists", ended)).json<{
      data: { lists: readonly { id: number; is_this: number }[] };
    }>();
    await here.post("session/end", other, { id: data.lists.find(({ is_this }) => is_this === 1)?.id });
    expect(setBy(await here.page("/pc/user/address", ended))).toEqual({
      token: "",
      logged_out: "",
      session_over: "elsewhere",
      back_url: "/user/address",
    });
    // A page for everybody says nothing of it.
    expect(setBy(await here.page("/pc/goods_list/2", ended))).toEqual({ token: "", logged_out: "" });
    const endedElsewhere = { token: "", logged_out: "", session_over: "elsewhere" };
    expect(setBy(await here.post("user_address/add", ended, {}))).toEqual(endedElsewhere);
    expect(setBy(await here.post("pc/commonData", ended, {}))).toEqual(endedElsewhere);
    expect(setBy(await here.post("user_address/add", "token=gone", {}))).toEqual({ token: "", logged_out: "" });
    expect(setBy(await here.post("user_address/add", `${ended}; logged_out=1`, {}))).toEqual({});
  });

  test("a customer's own page is shown to the customer, and sets no way back", async () => {
    const answer = await here.page("/pc/user/address", await here.logIn("13800138000"));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(setBy(answer)).not.toHaveProperty("back_url");
  });

  test("a session that the browser has logged out of counts no more, even if the platform was not told", async () => {
    const session = await here.logIn("13800138000");
    const answer = await here.page("/pc/", `${session}; logged_out=1`);
    expect(answer.body).not.toContain("data-session");
    expect(setBy(answer)).toEqual({ token: "", logged_out: "" });
  });

  test("a cookie that cannot be a token is no session", async () => {
    const answer = await here.page("/pc/", "token=%22%3E");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain("data-session");
    expect(setBy(answer)).toEqual({ token: "", logged_out: "" });
  });
});

test("while the platform does not answer a session is kept", async () => {
  const { app, page } = await shop("http://127.0.0.1:9");
  const answer = await page("/pc/goods_list/2", "token=abc");
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  await app.close();
});
