import { languages } from "../../../platform/store/language.ts";
import { skuColumns } from "../csv-columns.ts";
import type { Problem } from "../problem.ts";
import type { FileKind } from "./source-product.ts";

/** Where a product stands in a file, as data that a process can hand to another. */
export interface SourceLocation {
  readonly kind: FileKind;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Of CSV the line of each SKU. */
  readonly skuLines: readonly number[];
}

/** Where a field of the product stands, or of one of its SKUs. */
export function locationOf(
  { kind, line, skuLines }: SourceLocation,
  field: string,
  sku: number | undefined,
): Pick<Problem, "line" | "column"> {
  if (kind === "csv") {
    return {
      line: (sku === undefined ? undefined : skuLines[sku]) ?? line,
      column: csvColumn(field, sku !== undefined),
    };
  }
  if (sku === undefined) return { line, column: field };
  return { line, column: `skus[${sku}]${field === "" ? "" : `.${field}`}` };
}

/** `options[0].name.en` as `option1:en`. */
function csvColumn(field: string, isOfSku: boolean): string {
  const value = /^values\[(\d)\]|^options\[(\d)\]\.values\[\d+\]/.exec(field);
  const valueOption = value?.[1] ?? value?.[2];
  const language = languages.find((each) => field.endsWith(`.${each}`));
  const suffix = language === undefined ? "" : `:${language}`;
  if (valueOption !== undefined) return `value${Number(valueOption) + 1}${suffix}`;
  const option = /^options\[(\d)\]/.exec(field)?.[1];
  if (option !== undefined) return `option${Number(option) + 1}${suffix}`;
  if (field.startsWith("images")) return "images";
  if (isOfSku && Object.hasOwn(skuColumns, field)) return skuColumns[field as keyof typeof skuColumns];
  return field.replace(".", ":");
}
