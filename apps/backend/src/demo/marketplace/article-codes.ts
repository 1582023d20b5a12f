import type { DemoProduct } from "@plaza/demo-marketplace";
import { globalBarcode, withCheckDigit } from "../../catalogue/products/article-codes.ts";
import { chance } from "./chance.ts";

export interface ArticleCodes {
  readonly barcode: string | null;
  readonly makerNumber: string | null;
}

/** Some makers number what they make, and whoever else sells it goes by that number alone. */
const oneInSoMany = 3;

/** What a SKU is called everywhere: the same at all merchants of one article. Nobody scans what is not sent. */
export function articleCodes({ key, sameAs, brand, content }: DemoProduct, combination: string): ArticleCodes {
  if (content !== undefined) return { barcode: null, makerNumber: null };
  const article = `${sameAs ?? key}/${combination}`;
  const isNumbered = chance(`${sameAs ?? key}/numbered`, oneInSoMany) === 0;
  const number = `${brand.slice(0, 3).toUpperCase()}-${100_000 + chance(`${article}/number`, 900_000)}`;
  const asResold = number.replace("-", " ").toLowerCase();
  return {
    barcode: isNumbered && sameAs !== undefined ? null : barcode(article),
    makerNumber: isNumbered ? (sameAs === undefined ? number : asResold) : null,
  };
}

/** Of those that are given out in China. */
function barcode(article: string): string | null {
  const digits = `69${chance(`${article}/maker`, 10)}${String(chance(article, 1_000_000_000)).padStart(9, "0")}`;
  return globalBarcode(withCheckDigit(digits));
}
