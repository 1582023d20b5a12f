import { languages } from "../../platform/store/language.ts";

const inLanguages = (field: string): readonly string[] => languages.map((language) => `${field}:${language}`);

/** What of a product does not differ between its SKUs. */
export const productColumns: readonly string[] = [
  "number",
  ...inLanguages("name"),
  ...inLanguages("tagline"),
  ...inLanguages("description"),
  "category",
  "brand",
  "shop_category",
  "on_shelf",
  "images",
  ...inLanguages("option1"),
  ...inLanguages("option2"),
  ...inLanguages("option3"),
];

/** Of a SKU, by the name that JSON has for it; the values of its options are apart. */
export const skuColumns = {
  number: "sku",
  price: "price",
  market_price: "market_price",
  stock: "stock",
  barcode: "barcode",
  maker_number: "maker_number",
  image: "sku_image",
} as const;

const valueColumns: readonly string[] = [...inLanguages("value1"), ...inLanguages("value2"), ...inLanguages("value3")];

/** In the order in which they are written. */
export const csvColumns: readonly string[] = [...productColumns, ...Object.values(skuColumns), ...valueColumns];

/** Between the names of a category, and between pictures. */
export const categorySeparator = " > ";
export const imageSeparator = " | ";
