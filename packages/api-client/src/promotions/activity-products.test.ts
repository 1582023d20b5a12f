import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchActivityProducts } from "./activity-products.ts";

const params = { areaId: 8, page: 1, pageSize: 20 };
const item = {
  agid: 1,
  id: 31,
  name: "Pan",
  image: "http://127.0.0.1/p.png",
  price: "64.50",
  market_price: "80.00",
  views: 9,
  activity_area_id: 8,
  sales_total: 118,
};

test("a product that is listed by several SKUs is shown once", async () => {
  const rows = [item, { ...item, agid: 2 }, { ...item, agid: 3, id: 32 }];
  const { api, called } = succeeding({ list: rows, page_no: 1, page_size: 20, count: 3, more: 0 });
  const products = await fetchActivityProducts(api, params);
  expect(products.items.map(({ id }) => id)).toEqual([31, 32]);
  expect(products.items[0]).toMatchObject({ price: 6450, marketPrice: 8000, sales: 118 });
  expect(products).toMatchObject({ total: 3, area: null });
  expect(called[0]?.search).toBe("?id=8&page_no=1&page_size=20");
});

test("the products of an area come with the area, where the platform describes it", async () => {
  const answer = { list: [], page_no: 1, page_size: 20, count: 0, more: 0 };
  const activity_area = { id: 8, name: "Picnic", title: "Out and about", image: "http://127.0.0.1/a.png" };
  const known = await fetchActivityProducts(succeeding({ ...answer, activity_area }).api, params);
  expect(known.area).toEqual({
    id: 8,
    name: "Picnic",
    synopsis: "Out and about",
    image: "/a.png",
  });
  const unknown = await fetchActivityProducts(succeeding({ ...answer, activity_area: [] }).api, params);
  expect(unknown).toEqual({ items: [], total: 0, page: 1, pageSize: 20, hasMore: false, area: null });
});
