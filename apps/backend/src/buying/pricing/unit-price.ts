import type { LineToPrice, PriceKind } from "./types.ts";

export interface UnitPrice {
  readonly kind: PriceKind;
  /** Flash or regular. */
  readonly unitPrice: number;
  readonly payPrice: number;
}

const wholeShare = 10_000;

/** `memberShare` is null where no member prices are given: a flash price anywhere in what is bought ends them. */
export function unitPriceOf(
  line: Pick<LineToPrice, "regularPrice" | "flashPrice" | "hasMemberPrice">,
  memberShare: number | null,
): UnitPrice {
  const { regularPrice, flashPrice, hasMemberPrice } = line;
  if (flashPrice !== null) return { kind: "flash", unitPrice: flashPrice, payPrice: flashPrice };
  const payPrice = hasMemberPrice && memberShare !== null ? memberPrice(regularPrice, memberShare) : regularPrice;
  return { kind: payPrice < regularPrice ? "member" : "regular", unitPrice: regularPrice, payPrice };
}

/** At least one fen, unless the product is free anyway. */
export function memberPrice(regularPrice: number, memberShare: number): number {
  return Math.min(regularPrice, Math.max(1, Math.round((regularPrice * memberShare) / wholeShare)));
}
