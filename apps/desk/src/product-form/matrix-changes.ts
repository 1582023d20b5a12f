import { type FormSku, productFormLimits } from "@plaza/api-client/desk";
import { type Formula, type FormulaRow, type Rounding, roundedFen } from "./formula.ts";
import { type MatrixColumn, matrixColumns, type NumberColumn, readMatrixCell } from "./matrix-columns.ts";

/** Cells that were filled at once, and those that could not be. */
export interface FilledCells {
  readonly skus: readonly FormSku[];
  readonly filled: number;
  /** Cells with something that cannot be understood, or that nothing can be computed for. */
  readonly rejected: number;
}

function rowOf({ price, marketPrice, stock }: FormSku): FormulaRow {
  return { price: price === null ? null : price / 100, market: marketPrice === null ? null : marketPrice / 100, stock };
}

/** A column filled by a formula, in the SKUs that are meant. */
export function filledByFormula(
  skus: readonly FormSku[],
  column: NumberColumn,
  formula: Formula,
  rounding: Rounding,
  isMeant: (sku: FormSku) => boolean,
): FilledCells {
  let [filled, rejected] = [0, 0];
  const changed = skus.map((sku) => {
    if (!isMeant(sku)) return sku;
    const row = rowOf(sku);
    const computed = formula(column === "stock" ? row.stock : row[column === "price" ? "price" : "market"], row);
    const value = computed === null ? null : numberFor(column, computed, rounding);
    if (value === null) {
      rejected += 1;
      return sku;
    }
    filled += 1;
    return { ...sku, [column]: value };
  });
  return { skus: changed, filled, rejected };
}

function numberFor(column: NumberColumn, computed: number, rounding: Rounding): number | null {
  if (column !== "stock") {
    const fen = roundedFen(computed, rounding);
    return fen === null || fen === 0 || fen > productFormLimits.price ? null : fen;
  }
  const pieces = Math.round(computed);
  return Number.isFinite(pieces) && pieces >= 0 && pieces <= productFormLimits.stock ? pieces : null;
}

/** The rows below have what a row has in a column. */
export function filledDown(skus: readonly FormSku[], column: MatrixColumn, from: number): readonly FormSku[] {
  const source = skus[from];
  if (source === undefined) return skus;
  return skus.map((sku, index) => (index > from ? { ...sku, [column]: source[column] } : sku));
}

/** A block of a spreadsheet, whose first cell is put into a cell of the table. What is behind the last row or column is left. */
export function withPastedBlock(
  skus: readonly FormSku[],
  rows: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: MatrixColumn },
): FilledCells {
  const first = matrixColumns.indexOf(at.column);
  let [filled, rejected] = [0, 0];
  const changed = skus.map((sku, index) => {
    const cells = rows[index - at.row];
    if (index < at.row || cells === undefined) return sku;
    const changes = cells.flatMap((cell, offset) => {
      const column = matrixColumns[first + offset];
      if (column === undefined) return [];
      const read = readMatrixCell(column, cell);
      if ("change" in read) filled += 1;
      else rejected += 1;
      return "change" in read ? [read.change] : [];
    });
    return Object.assign({}, sku, ...changes) as FormSku;
  });
  return { skus: changed, filled, rejected };
}

/** Of several rows those with a value of an option; null: all of them. */
export type RowChoice = { readonly option: number; readonly value: number } | null;

export function isInChoice(choice: RowChoice): (sku: FormSku) => boolean {
  return ({ values }) => choice === null || values[choice.option] === choice.value;
}
