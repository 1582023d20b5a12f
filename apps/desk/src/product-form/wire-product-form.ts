import { success } from "@plaza/testing/envelope-api";

const moment = "2026-11-20T02:00:00.000Z";
const pictures = [1, 2, 3, 4].map((number) => `/uploads/products/${number}.png`);

const wireSku = (more: object = {}) => ({
  id: 0,
  values: [],
  number: "",
  price: "",
  market_price: "",
  stock: null,
  stock_read: null,
  barcode: "",
  maker_number: "",
  image: "",
  ...more,
});

/** As `product/detail` has what is written of one. */
export const wireContent = (more: object = {}) => ({
  number: "TEA-1",
  name: { en: "Glazed Stoneware Teapot", zh: "釉面炻器茶壶" },
  tagline: { en: "Pours without a drop beside the cup." },
  description: { en: "<p>Thrown by hand, fired twice.</p>" },
  images: pictures,
  category_id: 31,
  shop_category_id: 4,
  brand: "Hearth & Linden",
  options: [
    {
      id: 1,
      name: { en: "Glaze", zh: "釉色" },
      values: [
        { id: 11, text: { en: "Forest", zh: "森林" } },
        { id: 12, text: { en: "Amber", zh: "琥珀" } },
      ],
    },
    {
      id: 2,
      name: { en: "Volume", zh: "容量" },
      values: [
        { id: 21, text: { en: "600 ml", zh: "600 毫升" } },
        { id: 22, text: { en: "900 ml", zh: "900 毫升" } },
      ],
    },
  ],
  skus: [
    wireSku({
      id: 90,
      values: [0, 0],
      number: "TEA-1-F6",
      price: "48.50",
      market_price: "60.00",
      stock: 12,
      stock_read: 12,
      image: pictures[3],
    }),
    wireSku({
      id: 91,
      values: [0, 1],
      number: "TEA-1-F9",
      price: "54.00",
      stock: 3,
      stock_read: 3,
      image: pictures[3],
    }),
    wireSku({
      id: 92,
      values: [1, 0],
      number: "TEA-1-A6",
      price: "48.50",
      stock: 0,
      stock_read: 0,
      image: pictures[1],
    }),
  ],
  delivery: "express",
  offers_pickup: 1,
  virtual_content: "",
  freight: { mode: "default", fixed_amount: "", template_id: 0, grams: 900, cubic_centimetres: 0 },
  shows_stock: 1,
  has_member_price: 1,
  withdrawal_exclusion: "",
  is_listed: 1,
  ...more,
});

const colours = ["Forest", "Amber", "Cobalt", "Chalk", "Coal"];
const sizes = ["XS", "S", "M", "L"];

/** Twenty variants: five colours in four sizes. */
export const wireTwenty = (more: object = {}) =>
  wireContent({
    name: { en: "Felt House Shoes" },
    options: [
      { id: 1, name: { en: "Colour" }, values: colours.map((en, index) => ({ id: 11 + index, text: { en } })) },
      { id: 2, name: { en: "Size" }, values: sizes.map((en, index) => ({ id: 31 + index, text: { en } })) },
    ],
    skus: colours.flatMap((_, colour) =>
      sizes.map((__, size) =>
        wireSku({
          id: 100 + colour * 4 + size,
          values: [colour, size],
          number: `FHS-${colour + 1}${size + 1}`,
          price: "39.00",
          stock: 5 + size,
          stock_read: 5 + size,
          image: pictures[colour % 4],
        }),
      ),
    ),
    ...more,
  });

export const wireStored = (more: object = {}) => ({
  id: 5,
  digest: "d1",
  content: wireContent(),
  is_archived: 0,
  is_approved: 1,
  approval: null,
  takedown: null,
  updated_at: moment,
  ...more,
});

export const wireDraft = (more: object = {}) => ({
  id: 70,
  revision: 3,
  base_digest: "d1",
  is_behind: 0,
  content: wireContent(),
  changed_by: "Bob",
  changed_at: moment,
  ...more,
});

/** A product that is published, and that nobody is changing. */
export const wireForm = (more: object = {}) =>
  success({ stored: wireStored(), draft: null, missing: [], default_language: "en", ...more });

export const wireBlank = {
  ...wireContent(),
  number: "",
  name: {},
  tagline: {},
  description: {},
  images: [],
  category_id: 0,
  shop_category_id: 0,
  brand: "",
  options: [],
  skus: [wireSku()],
  offers_pickup: 0,
  freight: { mode: "default", fixed_amount: "", template_id: 0, grams: 0, cubic_centimetres: 0 },
};

const category = (id: number, parentId: number, name: string, more: object = {}) => ({
  id,
  parent_id: parentId,
  name,
  is_leaf: 0,
  objection: "",
  ...more,
});

export const wireChoices = success({
  categories: [
    category(1, 0, "Kitchen"),
    category(3, 1, "Tea and coffee"),
    category(31, 3, "Teapots", { is_leaf: 1 }),
    category(32, 3, "Cups", { is_leaf: 1 }),
    category(4, 1, "Food", {}),
    category(41, 4, "Tea leaves", { is_leaf: 1, objection: "A food licence has to be shown first." }),
    category(2, 0, "Home"),
    category(21, 2, "House shoes", { is_leaf: 1 }),
  ],
  shop_categories: [
    { id: 4, name: "For the table" },
    { id: 5, name: "Gifts" },
  ],
  freight_templates: [
    { id: 8, name: "Parcels", unit: "piece", is_default: 1 },
    { id: 9, name: "Heavy things", unit: "weight", is_default: 0 },
  ],
});

export const wireSaved = (more: object = {}) =>
  success({ conflict: null, id: 70, revision: 4, missing: [], changed_at: moment, ...more });
