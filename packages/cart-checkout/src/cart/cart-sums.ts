import type { CartLine } from "@plaza/api-client";

/** Of one line, as the platform counts them. */
export const largestQuantity = 99_999;

type PricedLine = Pick<CartLine, "quantity" | "regularPrice" | "unitPrice" | "selected" | "unavailable">;

/** What a line costs as it lies there, selected or not. Fen. */
export function lineAmount({ unitPrice, quantity }: Pick<CartLine, "unitPrice" | "quantity">): number {
  return (unitPrice ?? 0) * quantity;
}

/** More of it than there is: such a line cannot be ordered as it is. */
export function isShort({
  quantity,
  stock,
  unavailable,
}: Pick<CartLine, "quantity" | "stock" | "unavailable">): boolean {
  return unavailable === null && stock !== null && quantity > stock;
}

export interface CartSums {
  /** How many lines are to be bought. */
  readonly lines: number;
  /** Fen, at regular prices. */
  readonly regular: number;
  /** Fen: what flash sale and membership take off. */
  readonly saved: number;
  /** Fen: what is left of it. */
  readonly total: number;
}

/** Of the lines that are selected, without freight and coupons. */
export function cartSums(lines: readonly PricedLine[]): CartSums {
  const selected = lines.filter((line) => line.selected && line.unavailable === null);
  const total = selected.reduce((sum, line) => sum + lineAmount(line), 0);
  const regular = selected.reduce(
    (sum, { regularPrice, unitPrice, quantity }) => sum + Math.max(regularPrice ?? 0, unitPrice ?? 0) * quantity,
    0,
  );
  return { lines: selected.length, regular, saved: regular - total, total };
}
