import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { approveProducts, fetchProductToApprove, refuseProduct, setShopApprovalRule } from "./product-approvals.ts";

const wireContent = {
  name: { en: "Lamp", zh: "灯" },
  tagline: {},
  description: { en: "<p>Paper</p>" },
  category: ["Home", "Lighting"],
  brand: "",
  options: [{ name: { en: "Colour" }, values: [{ en: "Red" }] }],
  images: ["https://platform.test/uploads/a.webp"],
  sku_images: [],
};
const approval = { waits_since: "2026-11-29T08:00:00.000Z", refused_at: null, grounds: "", is_new: 0, revision: 3 };

test("a product that waits is read with what it was and what it is", async () => {
  const product = { id: 5, name: "Lamp", shop: { id: 4, name: "Hearth" }, is_on_shelf: 1, is_taken_down: 0 };
  const { api } = succeeding({ ...product, approval, approved: null, now: wireContent });
  expect(await fetchProductToApprove(api, { id: 5 })).toMatchObject({
    approval: { waitsSince: Date.UTC(2026, 10, 29, 8), refusedAt: null, isNew: false, revision: 3 },
    approved: null,
    now: { name: { en: "Lamp", zh: "灯" }, tagline: {}, category: ["Home", "Lighting"], skuImages: [] },
  });
});

test("decisions name what was read, and those that came too late are answered", async () => {
  const { api, sent } = succeeding({ approved: 1, changed_meanwhile: [6] });
  const seen = { id: 5, revision: 3 };
  expect(await approveProducts(api, { products: [seen, { id: 6, revision: 1 }] })).toEqual({
    approvedCount: 1,
    changedMeanwhile: [6],
  });
  await refuseProduct(api, { seen, grounds: "Gold" });
  await setShopApprovalRule(api, { id: 4, rule: "always" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/all_products/approve", { products: [seen, { id: 6, revision: 1 }] }],
    ["/api/all_products/refuse", { ...seen, grounds: "Gold" }],
    ["/api/shops/set_approval", { id: 4, rule: "always" }],
  ]);
});
