import type { SettlementShop } from "@plaza/api-client";

/** The parts of the total, in fen. */
export interface CheckoutSums {
  readonly pieces: number;
  /** At regular prices. */
  readonly regular: number;
  readonly flashSaved: number;
  readonly memberSaved: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
}

type SummedShop = Pick<SettlementShop, "lines" | "discount" | "freight" | "totalAmount">;

/** Of one shop or of several: `regular` − the three reductions + `freight` is `total`. */
export function checkoutSums(shops: readonly SummedShop[]): CheckoutSums {
  const lines = shops.flatMap((shop) => shop.lines);
  const regularOf = ({ regularPrice, quantity, subtotal }: (typeof lines)[number]): number =>
    Math.max(regularPrice * quantity, subtotal);
  const saved = (kind: "flash" | "member"): number =>
    sum(lines.filter(({ priceKind }) => priceKind === kind).map((line) => regularOf(line) - line.subtotal));
  const flashSaved = saved("flash");
  const memberSaved = saved("member");
  return {
    pieces: sum(lines.map(({ quantity }) => quantity)),
    // Computed back from the total and the savings, so that the rows add up whatever the platform sends as regular price.
    regular: sum(lines.map(({ subtotal }) => subtotal)) + flashSaved + memberSaved,
    flashSaved,
    memberSaved,
    coupon: sum(shops.map(({ discount }) => discount)),
    freight: sum(shops.map(({ freight }) => freight)),
    total: sum(shops.map(({ totalAmount }) => totalAmount)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
