import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { createApiClient } from "../api-client.ts";
import { loginAtDesk } from "./desk-login.ts";
import { fetchDeskUser } from "./desk-user.ts";

const agent = { id: 3, shop_id: 4, nickname: "Mei", avatar: "", online: 0 };

test.each([
  ["shop", 1],
  ["platform", 2],
] as const)("who works for %s logs in as the contract's kind %d, from a browser", async (of, type) => {
  const { api, sent } = succeeding({ id: 3 });
  await loginAtDesk(api, { account: "mei", password: "plaza2026", of });
  expect(sent[0]?.body).toEqual({ account: "mei", password: "plaza2026", type, client: 5 });
});

test("who is logged in has a role, and is an agent where the platform knows none", async () => {
  expect(await fetchDeskUser(succeeding({ ...agent, role: "owner" }).api, undefined)).toEqual({
    id: 3,
    shopId: 4,
    nickname: "Mei",
    avatar: null,
    role: "owner",
    mustChangePassword: false,
    defaultLanguage: "zh",
  });
  const elsewhere = succeeding({ ...agent, default_language: "ja" }).api;
  expect(await fetchDeskUser(elsewhere, undefined)).toMatchObject({ defaultLanguage: "ja" });
  expect(await fetchDeskUser(succeeding({ ...agent, shop_id: 0 }).api, undefined)).toMatchObject({
    shopId: null,
    role: "agent",
  });
});

test("a role that nobody knows is not taken for another", async () => {
  await expect(fetchDeskUser(succeeding({ ...agent, role: "constructor" }).api, undefined)).rejects.toMatchObject({
    kind: "transport",
  });
});

test.each(["kefuapi", "deskapi"] as const)("a client of the namespace %s calls there", async (namespace) => {
  const called: string[] = [];
  const api = createApiClient({
    origin: "http://desk.test",
    platformOrigin: "http://platform.test",
    locale: "en",
    namespace,
    fetch: async (input) => {
      called.push(new URL(new Request(input).url).pathname);
      return Response.json({ code: 1, show: 0, msg: "", data: agent });
    },
  });
  await fetchDeskUser(api, undefined);
  expect(called).toEqual([`/${namespace}/chat/kefuInfo`]);
});
