import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchListings } from "./listings.ts";
import {
  askForProductReview,
  fetchMarketplaceProducts,
  restoreProduct,
  takeProductDown,
} from "./marketplace-products.ts";

const down = {
  grounds: "A forged brand",
  taken_down_at: "2026-11-29T08:00:00.000Z",
  correction: "",
  review_asked_at: "",
  revision: 2,
};
const takedown = {
  grounds: "A forged brand",
  takenDownAt: Date.UTC(2026, 10, 29, 8),
  correction: "",
  reviewAskedAt: null,
  revision: 2,
};
const seen = { id: 5, revision: 2 };

test("products of all shops are read with whose they are, and why they are down", async () => {
  const wire = {
    id: 5,
    name: "Teapot",
    image: "",
    number: "T-1",
    price: "54.00",
    is_on_shelf: 1,
    is_approved: 0,
    shop: { id: 4, name: "Hearth" },
    brand: "",
    category: "Tea",
    takedown: down,
  };
  const { api, called } = succeeding({ list: [wire, { ...wire, id: 6, takedown: null }], more: 0 });
  const { products, hasMore } = await fetchMarketplaceProducts(api, { list: "toReview", shop: "hea", categoryId: 3 });
  expect(hasMore).toBe(false);
  expect(products[0]).toMatchObject({ id: 5, number: "T-1", price: 5400, isListed: true, isApproved: false, takedown });
  expect(products[1]?.takedown).toBeNull();
  expect(called[0]?.search).toBe("?list=to_review&shop=hea&category_id=3");
});

test("a shop reads of its own products why they are down", async () => {
  const wire = { id: 5, name: "Teapot", image: "", is_on_shelf: true, is_approved: false, sold: 0, skus: [] };
  const { api } = succeeding({
    list: [{ ...wire, takedown: down }, wire],
    count: 2,
    page_no: 1,
    page_size: 20,
  });
  const { items } = await fetchListings(api, { list: "takenDown", page: 1, pageSize: 20 });
  expect(items.map((each) => each.takedown)).toEqual([takedown, null]);
});

test("a product is taken down, stays down, may be sold again, and is asked to be looked at again", async () => {
  const { api, sent } = succeeding([]);
  await takeProductDown(api, { id: 5, revision: null, grounds: "Forged" });
  await takeProductDown(api, { id: 5, revision: 2, grounds: "Still forged" });
  await restoreProduct(api, { seen });
  await askForProductReview(api, { seen, correction: "Right now" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/all_products/take_down", { id: 5, grounds: "Forged" }],
    ["/api/all_products/take_down", { id: 5, revision: 2, grounds: "Still forged" }],
    ["/api/all_products/restore", seen],
    ["/api/products/ask_review", { ...seen, correction: "Right now" }],
  ]);
});
