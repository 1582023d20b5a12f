import type { HeldCoupon, SettlementShop } from "@plaza/api-client";

/** What a coupon takes off its shop's part, never more than the part itself. Fen. */
export function couponSaving(
  { goodsAmount, freight }: Pick<SettlementShop, "goodsAmount" | "freight">,
  { amount }: Pick<HeldCoupon, "amount">,
): number {
  return Math.min(amount, goodsAmount + freight);
}
