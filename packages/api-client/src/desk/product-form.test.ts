import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchProductForm,
  type ProductFormContent,
  publishProduct,
  saveProductDraft,
  uploadProductPicture,
} from "./product-form.ts";

const wireContent = {
  number: "K-1",
  name: { en: "Kettle", zh: "水壶" },
  tagline: {},
  description: { en: "<p>Boils</p>" },
  images: ["http://127.0.0.1:8899/uploads/products/a.jpg"],
  category_id: 12,
  shop_category_id: 0,
  brand: "Fujian",
  options: [
    {
      id: 4,
      name: { en: "Colour" },
      values: [
        { id: 7, text: { en: "Red" } },
        { id: 0, text: { en: "Blue" } },
      ],
    },
  ],
  skus: [
    {
      id: 9,
      values: [0],
      number: "K-1-R",
      price: "12.50",
      market_price: "",
      stock: 3,
      stock_read: 3,
      barcode: "",
      maker_number: "",
      image: "/static/no-image.png",
    },
    {
      id: 0,
      values: [1],
      number: "",
      price: "",
      market_price: "15.00",
      stock: null,
      stock_read: null,
      barcode: "4006381333931",
      maker_number: "X",
      image: "http://127.0.0.1:8899/uploads/products/b.jpg",
    },
  ],
  delivery: "express",
  offers_pickup: 1,
  virtual_content: "",
  freight: { mode: "fixed", fixed_amount: "8.00", template_id: 0, grams: 500, cubic_centimetres: 0 },
  shows_stock: 1,
  has_member_price: 0,
  withdrawal_exclusion: "perishable",
  is_listed: 1,
};

const content: ProductFormContent = {
  number: "K-1",
  name: { en: "Kettle", zh: "水壶" },
  tagline: {},
  description: { en: "<p>Boils</p>" },
  images: ["/uploads/products/a.jpg"],
  categoryId: 12,
  shopCategoryId: null,
  brand: "Fujian",
  options: [
    {
      id: 4,
      name: { en: "Colour" },
      values: [
        { id: 7, text: { en: "Red" } },
        { id: null, text: { en: "Blue" } },
      ],
    },
  ],
  skus: [
    {
      id: 9,
      values: [0],
      number: "K-1-R",
      price: 1250,
      marketPrice: null,
      stock: 3,
      stockRead: 3,
      barcode: "",
      makerNumber: "",
      image: null,
    },
    {
      id: null,
      values: [1],
      number: "",
      price: null,
      marketPrice: 1500,
      stock: null,
      stockRead: null,
      barcode: "4006381333931",
      makerNumber: "X",
      image: "/uploads/products/b.jpg",
    },
  ],
  delivery: "express",
  offersPickup: true,
  virtualContent: "",
  freight: { mode: "fixed", fixedAmount: 800, templateId: null, grams: 500, cubicCentimetres: 0 },
  showsStock: true,
  hasMemberPrice: false,
  withdrawalExclusion: "perishable",
  isListed: true,
};

const wireDraft = {
  id: 3,
  revision: 2,
  base_digest: "abc",
  is_behind: 1,
  content: wireContent,
  changed_by: "Mei",
  changed_at: "2026-11-30T08:00:00Z",
};

const draft = {
  id: 3,
  revision: 2,
  baseDigest: "abc",
  isBehind: true,
  content,
  changedBy: "Mei",
  changedAt: Date.UTC(2026, 10, 30, 8),
};

test("a product is read with its draft, and with what is missing", async () => {
  const { api, called } = succeeding({
    stored: {
      id: 5,
      digest: "abd",
      content: wireContent,
      is_archived: 0,
      is_approved: 1,
      approval: null,
      takedown: null,
      updated_at: "2026-11-30T07:00:00Z",
    },
    draft: wireDraft,
    missing: [{ field: "price", sku: 1, message: "It is missing" }],
    default_language: "zh",
  });
  expect(await fetchProductForm(api, { productId: 5 })).toEqual({
    stored: {
      id: 5,
      digest: "abd",
      content,
      isArchived: false,
      isApproved: true,
      approval: null,
      takedown: null,
      updatedAt: Date.UTC(2026, 10, 30, 7),
    },
    draft,
    missing: [{ field: "price", sku: 1, message: "It is missing" }],
    defaultLanguage: "zh",
  });
  await fetchProductForm(api, { draftId: 3 });
  expect(called.map(({ search }) => search)).toEqual(["?id=5", "?draft_id=3"]);
});

test("a draft is sent as it is read", async () => {
  const { api, sent } = succeeding({ id: 3, revision: 3, missing: [], changed_at: "2026-11-30T08:00:00Z" });
  const saved = await saveProductDraft(api, {
    seen: { id: 3, revision: 2 },
    productId: 5,
    baseDigest: "abc",
    content,
  });
  expect(saved).toMatchObject({ kind: "saved", draft: { id: 3, revision: 3 } });
  const own = (sent: (typeof wireContent)["skus"][number]) => ({
    ...sent,
    image: sent.image.replace("http://127.0.0.1:8899", "").replace("/static/no-image.png", ""),
  });
  expect(sent[0]?.body).toEqual({
    id: 3,
    revision: 2,
    product_id: 5,
    base_digest: "abc",
    content: { ...wireContent, images: content.images, skus: wireContent.skus.map(own) },
  });
});

test("what somebody else has saved meanwhile is the answer to a draft", async () => {
  const { api, sent } = succeeding({ conflict: wireDraft });
  const saved = await saveProductDraft(api, { seen: null, productId: null, baseDigest: "", content });
  expect(saved).toEqual({ kind: "conflict", draft });
  expect(sent[0]?.body).toMatchObject({ product_id: 0, base_digest: "" });
});

test("publishing answers with the product, with what is missing, or with what has changed", async () => {
  const publish = (answer: unknown) => publishProduct(succeeding(answer).api, { id: 3, revision: 2 });
  expect(await publish({ product_id: 5, is_approved: 0 })).toEqual({
    kind: "published",
    productId: 5,
    isApproved: false,
  });
  const problem = { field: "name", sku: null, message: "It is missing in every language" };
  expect(await publish({ problems: [problem] })).toEqual({ kind: "incomplete", problems: [problem] });
  const fields = [
    { field: "name", sku_id: 0 },
    { field: "price", sku_id: 9 },
  ];
  expect(await publish({ conflict: { fields, digest: "abd", stored: wireContent } })).toEqual({
    kind: "conflict",
    fields: [
      { field: "name", skuId: null },
      { field: "price", skuId: 9 },
    ],
    digest: "abd",
    stored: content,
  });
});

test("a picture of a product is known by its path", async () => {
  const { api, sent } = succeeding({
    base_uri: "uploads/products/c.jpg",
    uri: "http://127.0.0.1:8899/uploads/products/c.jpg",
  });
  const file = new File(["x"], "c.jpg");
  expect(await uploadProductPicture(api, { file })).toEqual({
    path: "uploads/products/c.jpg",
    url: "/uploads/products/c.jpg",
  });
  expect(sent[0]?.body).toMatchObject({ use: "product" });
});
