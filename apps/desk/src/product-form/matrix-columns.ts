import { type FormSku, productFormLimits } from "@plaza/api-client/desk";
import { readCell, writtenCell } from "../products/read-cell.ts";

/** What is written of each SKU, in the order of the columns. */
export const matrixColumns = ["price", "marketPrice", "stock", "number", "barcode", "makerNumber"] as const;
export type MatrixColumn = (typeof matrixColumns)[number];

export type NumberColumn = "price" | "marketPrice" | "stock";

export function isNumber(column: MatrixColumn): column is NumberColumn {
  return column === "price" || column === "marketPrice" || column === "stock";
}

/** What a cell makes of a SKU, or why it cannot be taken; `meant`: it may be this. */
export type ReadMatrixCell =
  | { readonly change: Partial<FormSku> }
  | { readonly problem: "amount" | "zero" | "pieces" | "large" | "long" }
  | { readonly problem: "doubt"; readonly meant: number };

/** A cell as it is written. In a draft each may be empty. */
export function readMatrixCell(column: MatrixColumn, written: string): ReadMatrixCell {
  const text = written.trim();
  if (!isNumber(column))
    return text.length > productFormLimits.numberLength ? { problem: "long" } : { change: { [column]: text } };
  if (text === "") return { change: { [column]: null } };
  const read = readCell(column, text);
  if ("problem" in read) return read;
  const max = column === "stock" ? productFormLimits.stock : productFormLimits.price;
  if (read.value > max) return { problem: "large" };
  return { change: { [column]: column === "marketPrice" && read.value === 0 ? null : read.value } };
}

/** As it stands in the cell. */
export function writtenMatrixCell(column: MatrixColumn, sku: FormSku): string {
  if (!isNumber(column)) return sku[column];
  const value = sku[column];
  return value === null ? "" : writtenCell(column, value);
}
