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

/**
 * What a spreadsheet would take for a formula, also where its signs are full-width, as Chinese and Japanese keyboards write them;
 * text marked by an apostrophe in front it leaves alone, and shows without.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** A text as a cell that no spreadsheet calculates. A text that looks marked already is marked once more. */
export function protectedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What was written by {@link protectedCell}. */
export function unprotectedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
