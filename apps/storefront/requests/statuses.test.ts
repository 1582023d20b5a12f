import { expect, test } from "vitest";
import { ask as askPlatform, type Customer, newCustomer } from "../e2e/customers.ts";
import { applyFor } from "../e2e/merchant-applications.ts";
import { ask } from "./ask-shop.ts";

const statusOf = async (path: string, token = "") => (await ask(`/pc${path}`, { cookies: { token } })).status;

test.each([
  "/hotgoods_list/2",
  "/hotgoods_list/0",
  "/hotgoods_list/hot",
  "/news_list/news_list_detail?id=99999",
  "/help_center/help_center_detail",
  "/news_list?category=999",
  "/special_area?id=99999999",
  "/special_area",
  "/seckill?slot=99999999",
  "/shop_street_detail?id=99999999",
  "/shop_street_detail",
])("%s does not exist, which is a real 404", async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test("another customer's application is not found, and leads to the login where the session is over", async () => {
  const owner = await newCustomer();
  const path = `/store_settled/detail?id=${await applyFor(owner)}`;
  expect(await statusOf(path, owner.token)).toBe(200);
  expect(await statusOf(path, (await newCustomer()).token)).toBe(404);
  const { headers } = await ask(`/pc${path}`, { cookies: { token: "0".repeat(32) } });
  expect(headers.get("location")).toBe("/pc/account/login");
});

test("another customer's top-up is not found, neither with USDT nor among those of the wallet", async () => {
  const [owner, other] = [await newCustomer(), await newCustomer()];
  const usdt = await askPlatform<{ id: number }>(owner, "usdt/create", { money: "100" });
  expect(await statusOf(`/user/USDTPay?id=${usdt.id}`, owner.token)).toBe(200);
  expect(await statusOf(`/user/USDTPay?id=${usdt.id}`, other.token)).toBe(404);
  await askPlatform(owner, "recharge/recharge", { money: "50" });
  const topUps = async (who: Customer) =>
    (await askPlatform<{ list: readonly unknown[] }>(who, "recharge/rechargeRecord")).list;
  expect([await topUps(owner), await topUps(other)]).toEqual([[expect.anything()], []]);
});
