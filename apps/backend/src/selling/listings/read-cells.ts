import { maxPieces } from "../../catalogue/products/max-pieces.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { fenOf } from "../../platform/wire/money.ts";
import { isId } from "../../platform/store/ids.ts";

/** A number of a SKU, in fen or pieces, or whether a product is on the shelf: what it was, and what it is to be. */
export type Cell =
  | {
      readonly field: "price" | "market_price" | "stock";
      readonly id: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly field: "is_on_shelf"; readonly id: number; readonly from: boolean; readonly to: boolean };

const maxCells = 500;

/**
 * The `cells` of a call. `id` is the SKU's, for the shelf the product's.
 *
 * @throws {DomainError} where one of them makes no sense
 */
export function readCells(body: Query): readonly Cell[] {
  const sent = body.json("cells");
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxCells) throw wrong("cells");
  const cells = sent.map(cellOf);
  if (new Set(cells.map(({ field, id }) => `${field} ${id}`)).size < cells.length) throw wrong("cells");
  return cells;
}

function cellOf(sent: unknown): Cell {
  if (typeof sent !== "object" || sent === null) throw wrong("cells");
  const { id, field, from, to }: Readonly<Record<string, unknown>> = { ...sent };
  if (!isId(id)) throw wrong("id");
  switch (field) {
    case "is_on_shelf":
      return { field, id, from: flagOf(from), to: flagOf(to) };
    case "stock":
      return { field, id, from: piecesOf(from), to: piecesOf(to) };
    case "price":
      if (amountOf(to) === 0) throw new DomainError("shelfPriceZero", { field });
      return { field, id, from: amountOf(from), to: amountOf(to) };
    case "market_price":
      return { field, id, from: amountOf(from), to: amountOf(to) };
    default:
      throw wrong("field");
  }
}

/** As the wire has flags elsewhere, or as JSON does. */
function flagOf(value: unknown): boolean {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  throw wrong("is_on_shelf");
}

function piecesOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > maxPieces)
    throw new DomainError("shelfStockWrong", { field: "stock" });
  return value;
}

function amountOf(value: unknown): number {
  const fen = typeof value === "string" ? fenOf(value) : null;
  if (fen === null) throw new DomainError("shelfPriceWrong", { field: "price" });
  return fen;
}

function wrong(parameter: string): DomainError {
  return new DomainError("parameterWrong", { parameter });
}
