import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import type { WithdrawalRequest, WithdrawnPieces } from "./withdraw.ts";
import { isId } from "../../platform/store/ids.ts";

/** More lines than any order has. */
const maxLines = 500;
const maxTextLength = 100;

/**
 * `lines` as `[{ id, num }]`, `name` and `contact`.
 *
 * @throws {DomainError} where one is missing or wrong
 */
export function readWithdrawal(body: Query): Pick<WithdrawalRequest, "pieces" | "name" | "contact"> {
  const pieces = piecesOf(body.json("lines"));
  const name = body.text("name");
  if (name === "" || name.length > maxTextLength) throw new DomainError("withdrawalNameNeeded");
  const contact = body.text("contact");
  if (contact === "" || contact.length > maxTextLength) throw new DomainError("withdrawalContactNeeded");
  return { pieces, name, contact };
}

function piecesOf(value: unknown): readonly WithdrawnPieces[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const pieces = rows.slice(0, maxLines + 1).map(pieceOf);
  const ids = new Set(pieces.map(({ lineId }) => lineId));
  if (pieces.length === 0 || pieces.length > maxLines || ids.size < pieces.length) {
    throw new DomainError("withdrawalLinesWrong");
  }
  return pieces;
}

function pieceOf(row: unknown): WithdrawnPieces {
  const { id, num } = typeof row === "object" && row !== null ? (row as Record<string, unknown>) : {};
  if (!isId(id) || !isQuantity(num)) throw new DomainError("withdrawalLinesWrong");
  return { lineId: id, quantity: num };
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
