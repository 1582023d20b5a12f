import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchSpecialArea, fetchSpecialAreas, removeSpecialArea, saveSpecialArea } from "./special-areas.ts";

const area = { id: 4, name: { en: "Tea at four" }, synopsis: {}, image: "", is_shown: 0, revision: 2 };
const decoded = { id: 4, name: { en: "Tea at four" }, synopsis: {}, image: null, isShown: false, revision: 2 };

test("a special area has its texts by language, and a list says how many products it has", async () => {
  expect(await fetchSpecialAreas(succeeding([{ ...area, products: 3 }]).api)).toEqual([
    { ...decoded, productCount: 3 },
  ]);
  const product = { id: 9, name: "Teapot", shop_name: "Hearth", is_on_sale: 1 };
  expect(await fetchSpecialArea(succeeding({ ...area, products: [product] }).api, 4)).toEqual({
    ...decoded,
    products: [{ id: 9, name: "Teapot", shopName: "Hearth", isOnSale: true }],
  });
});

test("a new special area names no revision, a known one does", async () => {
  const { api, sent } = succeeding({ id: 4 });
  const draft = { name: { en: "Tea" }, synopsis: {}, isShown: true, image: null, productIds: [9, 7] };
  await saveSpecialArea(api, { seen: null, ...draft });
  await saveSpecialArea(api, { seen: { id: 4, revision: 2 }, ...draft });
  await removeSpecialArea(api, { id: 4, revision: 2 });
  const written = { name: { en: "Tea" }, synopsis: {}, is_shown: 1, image: "", product_ids: [9, 7] };
  expect(sent.map(({ body }) => body)).toEqual([written, { id: 4, revision: 2, ...written }, { id: 4, revision: 2 }]);
});
