import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCashTerms, saveCashTerms } from "./cash-terms.ts";
import { collectCash, refuseParcel } from "./change-shop-order.ts";

const platform = { is_open: 1, most: "2000.00" };

test("a shop's terms of cash at the door are read in fen, with what the marketplace allows", async () => {
  const wire = { revision: 2, is_offered: 1, most: "500.00", region_ids: [310_000], platform };
  expect(await fetchCashTerms(succeeding(wire).api, undefined)).toEqual({
    revision: 2,
    isOffered: true,
    most: 50_000,
    regionIds: [310_000],
    platform: { isOpen: true, most: 200_000 },
  });
  expect(await fetchCashTerms(succeeding({ ...wire, most: "" }).api, undefined)).toMatchObject({ most: null });
});

test("terms of cash at the door are saved as they were read and changed", async () => {
  const { api, sent } = succeeding([]);
  await saveCashTerms(api, { isOffered: true, most: 50_050, regionIds: [310_000], revision: 2 });
  await saveCashTerms(api, { isOffered: false, most: null, regionIds: [], revision: 3 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/cash/save_terms", { is_offered: 1, most: "500.50", region_ids: [310_000], revision: 2 }],
    ["/api/cash/save_terms", { is_offered: 0, most: "", region_ids: [], revision: 3 }],
  ]);
});

test("a parcel is paid for at the door, or comes back", async () => {
  const { api, sent } = succeeding([]);
  await collectCash(api, { id: 7 });
  await refuseParcel(api, { id: 8, reason: "Not at home" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/orders/collect_cash", { id: 7 }],
    ["/api/orders/refuse_parcel", { id: 8, reason: "Not at home" }],
  ]);
});
