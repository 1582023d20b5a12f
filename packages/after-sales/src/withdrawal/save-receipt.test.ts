import type { WithdrawalReceipt } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { expect, test } from "vitest";
import { receiptFile } from "./save-receipt.ts";

const receipt: WithdrawalReceipt = {
  id: 7,
  orderNumber: "202611201126034821",
  shopName: "Kiln & Clay",
  at: Date.UTC(2026, 10, 22, 1, 30),
  name: `<script>alert("1")</script>`,
  contact: "o'neil@example.com",
  lines: [{ id: 1, name: "Teapot", optionText: "Celadon / 900 ml", quantity: 2, amount: 19_333 }],
  freight: 1200,
  amount: 20_533,
  refundWay: "WeChat Pay",
  sendsBack: true,
  toSend: true,
  sendBackUntil: null,
  returnTo: null,
};

const reader = { locale: "en", hasZone: true } as const;

test("the file of a receipt says what was withdrawn from, by whom and when", () => {
  const page = new DOMParser().parseFromString(receiptFile(receipt, createI18n("en"), reader), "text/html");
  const cells = Array.from(page.querySelectorAll("td"), ({ textContent }) => textContent);
  expect(cells).toEqual([
    "7",
    expect.stringContaining("9:30"),
    "202611201126034821",
    "Kiln & Clay",
    receipt.name,
    receipt.contact,
    "Teapot (Celadon / 900 ml) × 2",
    "¥193.33",
    "Delivery",
    "¥12.00",
    "Comes back to you",
    "¥205.33",
  ]);
  expect(page.documentElement.lang).toBe("en");
});

test("the file of a receipt runs no script, loads nothing, and says nobody where the receipt does not", () => {
  const text = receiptFile({ ...receipt, name: null, contact: null }, createI18n("en"), reader);
  expect(text).not.toMatch(/<script|src=|href=|Name|Contact/);
  const named = new DOMParser().parseFromString(receiptFile(receipt, createI18n("en"), reader), "text/html");
  expect(named.querySelector("script")).toBeNull();
});
