import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchShopContact, saveShopContact } from "./shop-contact.ts";

const wire = {
  revision: 3,
  has_chat: 1,
  phone: "021-5555 0100",
  wechat: "oak",
  greeting: { en: "We are back at nine" },
  holiday: "later",
  holiday_from: "2026-12-24",
  holiday_until: "2027-01-02",
};
const contact = {
  hasChat: true,
  phone: "021-5555 0100",
  wechat: "oak",
  greeting: { en: "We are back at nine" },
  holiday: "later",
  holidayFrom: "2026-12-24",
  holidayUntil: "2027-01-02",
} as const;

test("how a shop is reached is read with its holiday", async () => {
  expect(await fetchShopContact(succeeding({ id: 4, ...wire }).api, undefined)).toEqual({
    id: 4,
    revision: 3,
    ...contact,
  });
  const none = { ...wire, id: 4, holiday: "", holiday_from: "", holiday_until: "" };
  expect(await fetchShopContact(succeeding(none).api, undefined)).toMatchObject({ holiday: "", holidayFrom: "" });
});

test("how a shop is reached is saved over what was read", async () => {
  const { api, sent } = succeeding([]);
  await saveShopContact(api, { revision: 3, written: contact });
  expect(sent.map(({ body }) => body)).toEqual([wire]);
});
