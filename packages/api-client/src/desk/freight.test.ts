import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchShopFreight,
  fetchTriedFreight,
  removeFreightTemplate,
  saveFreeFrom,
  saveFreightTemplate,
} from "./freight.ts";

const rule = {
  region_ids: [540_000],
  first_units: 1000,
  first_amount: "20.00",
  next_units: 1000,
  next_amount: "18.00",
};
const template = {
  id: 3,
  revision: 2,
  name: "By weight",
  unit: "weight",
  is_default: 1,
  products: 12,
  rules: [rule],
  undelivered_region_ids: [810_000],
};

test("freight is read with its templates in fen, and everywhere is region 0", async () => {
  const { api } = succeeding({ templates: [template], free_from: [{ region_id: 0, amount: "99.00" }] });
  expect(await fetchShopFreight(api)).toEqual({
    templates: [
      {
        id: 3,
        revision: 2,
        name: "By weight",
        unit: "weight",
        isDefault: true,
        productCount: 12,
        rules: [{ regionIds: [540_000], firstUnits: 1000, firstAmount: 2000, nextUnits: 1000, nextAmount: 1800 }],
        undeliveredRegionIds: [810_000],
      },
    ],
    freeFrom: [{ regionId: 0, amount: 9900 }],
  });
});

test("freight is saved as it was read", async () => {
  const { api, sent } = succeeding([]);
  await saveFreightTemplate(api, {
    seen: { id: 3, revision: 2 },
    name: "By weight",
    unit: "weight",
    rules: [{ regionIds: [540_000], firstUnits: 1000, firstAmount: 2000, nextUnits: 1000, nextAmount: 1800 }],
    undeliveredRegionIds: [],
  });
  await removeFreightTemplate(api, { seen: { id: 3, revision: 2 }, targetId: null });
  await saveFreeFrom(api, { was: [{ regionId: 0, amount: 9900 }], freeFrom: [] });
  expect(sent.map(({ body }) => body)).toEqual([
    { id: 3, revision: 2, name: "By weight", unit: "weight", rules: [rule], undelivered_region_ids: [] },
    { id: 3, revision: 2, target_id: 0 },
    { was: [{ region_id: 0, amount: "99.00" }], free_from: [] },
  ]);
});

test("a parcel is tried on an address", async () => {
  const { api, called } = succeeding({ freight: "38.00", is_delivered: 1 });
  const to = { provinceId: 540_000, cityId: 540_100, districtId: 540_102 };
  expect(await fetchTriedFreight(api, { templateId: 3, ...to, units: 2000, goodsAmount: 0 })).toEqual({
    freight: 3800,
    isDelivered: true,
  });
  expect(called[0]?.search).toContain("units=2000");
});
