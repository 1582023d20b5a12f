import { expect, test } from "vitest";
import { answerTo, ask as askPlatform, newCustomer, newestCode, sharedPlatform } from "../e2e/customers.ts";
import { paidOrder } from "../e2e/purchases.ts";
import { newestLink } from "../e2e/order-links.ts";
import { ask, page, textOf } from "./ask-shop.ts";

test("a deleted account lets nobody in any more, and its number can be registered anew", async () => {
  const { mobile, password, token, at } = await newCustomer();
  await sharedPlatform.operate("settings", "accountDeletionDays", "0");
  try {
    await askPlatform({ token, at }, "user_delete/delete", { password });
  } finally {
    await sharedPlatform.operate("settings", "accountDeletionDays", "14");
  }
  const nobody = { token: "", at };
  await expect.poll(async () => (await answerTo({ token, at }, "user/info")).code, { timeout: 60_000 }).toBe(-1);
  expect((await answerTo(nobody, "account/login", { mobile, password, client: 5 })).code).toBe(0);
  await askPlatform(nobody, "sms/send", { mobile, key: "ZCYZ", client: 5 });
  await askPlatform(nobody, "account/register", {
    mobile,
    password,
    client: 5,
    code: await newestCode(mobile, "registration"),
  });
  expect((await answerTo(nobody, "account/login", { mobile, password, client: 5 })).code).toBe(1);
});

test("the operator sends the link to an order, in the language of whoever needs it", async () => {
  const customer = await newCustomer();
  const placed = await paidOrder(customer);
  const output = await sharedPlatform.operate("send-link", placed.number, "--language", "ja");
  expect(output).toContain(customer.mobile);
  const link = await newestLink(customer);
  const { headers } = await ask(link);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  });
  expect(textOf(await page(link), "h1")).toBe("ご注文");
});
