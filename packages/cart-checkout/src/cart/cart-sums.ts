import type { CartLine } from "@plaza/api-client";

/** The largest quantity that the platform takes in one line. */
export const maxQuantity = 99_999;

type PricedLine = Pick<CartLine, "quantity" | "regularPrice" | "unitPrice" | "selected" | "unavailable">;

/** What a line costs, selected or not, in fen. Only a line whose variant is gone has no price, and it is in no sum. */
export function lineAmount({ unitPrice, quantity }: Pick<CartLine, "unitPrice" | "quantity">): number {
  if (unitPrice === null) throw new Error("A line without a price has no amount");
  return unitPrice * quantity;
}

/** Whether the quantity exceeds the stock: such a line cannot be ordered unchanged. */
export function isShort({
  quantity,
  stock,
  unavailable,
}: Pick<CartLine, "quantity" | "stock" | "unavailable">): boolean {
  return unavailable === null && stock !== null && quantity > stock;
}

/** How many pieces lines have together, as the badge of the cart counts. */
export function piecesOf(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export interface CartSums {
  /** How many pieces are selected. */
  readonly pieces: number;
  /** Fen, at regular prices. */
  readonly regular: number;
  /** Fen: what flash sale and membership take off. */
  readonly saved: number;
  /** Fen: what is to be paid. */
  readonly total: number;
}

/** At the regular price, or at the present one where that is higher or the only one known. */
function regularAmount(line: PricedLine): number {
  const amount = lineAmount(line);
  return line.regularPrice === null ? amount : Math.max(line.regularPrice * line.quantity, amount);
}

/** The sums of the selected lines, without freight and coupons. */
export function cartSums(lines: readonly PricedLine[]): CartSums {
  const selected = lines.filter((line) => line.selected && line.unavailable === null);
  const total = selected.reduce((sum, line) => sum + lineAmount(line), 0);
  const regular = selected.reduce((sum, line) => sum + regularAmount(line), 0);
  return { pieces: piecesOf(selected), regular, saved: regular - total, total };
}
