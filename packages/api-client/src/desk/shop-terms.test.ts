import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchShopTerms, saveShopTerms } from "./shop-terms.ts";

const wire = { id: 4, revision: 3, return_days: 30, asked_return_days: 14, invoices: "special" };

test("what a shop promises is read with what the platform asks", async () => {
  expect(await fetchShopTerms(succeeding(wire).api, undefined)).toEqual({
    id: 4,
    revision: 3,
    returnDays: 30,
    askedReturnDays: 14,
    invoices: "special",
  });
  expect(await fetchShopTerms(succeeding({ ...wire, return_days: null }).api, undefined)).toMatchObject({
    returnDays: null,
  });
});

test("what is promised is saved over what was read", async () => {
  const { api, sent } = succeeding([]);
  await saveShopTerms(api, { revision: 3, returnDays: "", invoices: "none" });
  expect(sent.map(({ body }) => body)).toEqual([{ revision: 3, return_days: "", invoices: "none" }]);
});
