import { globalBarcode } from "../../../catalogue/products/article-codes.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import type { ImportedOption, ImportedSku } from "../imported-product.ts";
import { limits } from "../limits.ts";
import type { Complain } from "../problem.ts";
import { shown } from "../sentence.ts";
import { valueIndexOf } from "./check-options.ts";
import { textOf } from "./check-text.ts";
import { isRecord, complainOfUnknown } from "./check-text.ts";
import { readAmount, readPieces } from "./read-amount.ts";
import { type Sentence, sentence } from "../sentence.ts";

const fields = ["number", "values", "price", "market_price", "stock", "barcode", "maker_number", "image"] as const;

type ComplainOfField = (field: string, problem: Sentence) => void;

export function skusOf(value: unknown, options: readonly ImportedOption[], complain: Complain): readonly ImportedSku[] {
  if (!Array.isArray(value) || value.length === 0) {
    complain("skus", sentence("noSku"));
    return [];
  }
  if (value.length > limits.skus) {
    complain("skus", sentence("tooManySkus", { most: limits.skus }));
    return [];
  }
  const skus = value.map((sku: unknown, index) =>
    skuOf(sku, options, (field, problem) => complain(field, problem, index)),
  );
  complainOfTwins(skus, complain);
  for (const [optionIndex, option] of options.entries()) {
    const unused = option.values.findIndex((_, index) => skus.every(({ values }) => values[optionIndex] !== index));
    if (unused !== -1) complain(`options[${optionIndex}].values[${unused}]`, sentence("valueUnused"));
  }
  return skus;
}

const noSku = { number: null, values: [], price: 0, stock: undefined };
const nothingMore = { marketPrice: undefined, barcode: undefined, makerNumber: undefined, image: undefined };

function skuOf(value: unknown, options: readonly ImportedOption[], complain: ComplainOfField): ImportedSku {
  if (!isRecord(value)) {
    complain("", sentence("skuNotAnObject"));
    return { ...noSku, ...nothingMore };
  }
  complainOfUnknown(value, fields, complain);
  const text = (field: (typeof fields)[number], most: number) =>
    textOf(value[field], { most }, (problem) => complain(field, problem));
  return {
    number: text("number", limits.number) ?? null,
    values: valueIndexesOf(value["values"], options, complain),
    price: priceOf(value["price"], complain),
    marketPrice:
      value["market_price"] === undefined
        ? undefined
        : (amountOf(value["market_price"], "market_price", complain) ?? 0),
    stock: stockOf(value["stock"], complain),
    barcode: barcodeOf(text("barcode", limits.number), complain),
    makerNumber: text("maker_number", limits.number),
    image: text("image", limits.image),
  };
}

function valueIndexesOf(
  value: unknown,
  options: readonly ImportedOption[],
  complain: ComplainOfField,
): readonly number[] {
  const texts: readonly unknown[] = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  if (texts.length > options.length) complain("values", sentence("moreValues"));
  return options.map((option, optionIndex) => {
    const text = texts[optionIndex];
    if (typeof text !== "string" || text.trim() === "") {
      complain(`values[${optionIndex}]`, sentence("valueMissing"));
      return -1;
    }
    const found = valueIndexOf(option, text.trim());
    if (found === -1) complain(`values[${optionIndex}]`, sentence("valueUnknown", { value: shown(text) }));
    return found;
  });
}

/** Fen; null for nothing, 0 for what is wrong. */
function amountOf(value: unknown, field: string, complain: ComplainOfField): number | null {
  if (value === undefined || value === null || value === "") return null;
  const text = typeof value === "string" ? value : "";
  const read = readAmount(text);
  if (read === null) complain(field, sentence("notAnAmount"));
  else if (!read.isSure)
    complain(field, sentence("amountInDoubt", { text: shown(text), amount: decimalYuan(read.fen) }));
  return read?.fen ?? 0;
}

function priceOf(value: unknown, complain: ComplainOfField): number {
  const fen = amountOf(value, "price", complain) ?? missing("price", complain);
  // Nobody means to give goods away, and an order of nothing is paid as soon as it is placed.
  if (fen === 0 && typeof value === "string" && readAmount(value)?.fen === 0) complain("price", sentence("priceZero"));
  return fen;
}

function missing(field: string, complain: ComplainOfField): number {
  complain(field, sentence("missing"));
  return 0;
}

/** Left out, and in a table left empty, it stays as it is: orders take of it while a file is written. */
function stockOf(value: unknown, complain: ComplainOfField): number | undefined {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return undefined;
  const stock = typeof value === "string" ? readPieces(value) : value;
  if (typeof stock === "number" && Number.isInteger(stock) && stock >= 0 && stock <= limits.stock) return stock;
  complain("stock", sentence("notAStock", { most: limits.stock }));
  return undefined;
}

function barcodeOf(text: string | null | undefined, complain: ComplainOfField): string | null | undefined {
  if (typeof text !== "string") return text;
  const barcode = globalBarcode(text);
  if (barcode === null) complain("barcode", sentence("notABarcode"));
  return barcode;
}

function complainOfTwins(skus: readonly ImportedSku[], complain: Complain): void {
  const numbers = new Set<string>();
  const combinations = new Set<string>();
  for (const [index, { number, values }] of skus.entries()) {
    if (number !== null && numbers.has(number))
      complain("number", sentence("numberTwice", { number: shown(number) }), index);
    if (number !== null) numbers.add(number);
    if (values.includes(-1)) continue;
    const combination = values.join();
    if (combinations.has(combination)) complain("values", sentence("sameValues"), index);
    combinations.add(combination);
  }
}
