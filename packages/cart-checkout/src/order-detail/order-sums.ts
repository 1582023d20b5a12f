import type { OrderDetail } from "@plaza/api-client";
import type { AmountParts } from "../shared/amount-rows.tsx";

export interface OrderSums extends AmountParts {
  readonly pieces: number;
  readonly total: number;
}

/** The parts of an order's total, as checkout showed them: `regular` − the three reductions + `freight` is `total`. */
export function orderSums({ amounts, amount, lines }: Pick<OrderDetail, "amounts" | "amount" | "lines">): OrderSums {
  const { flashDiscount, memberDiscount, couponDiscount, freight } = amounts;
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Computed back from the total, so that the rows add up also where the platform rounds its parts.
    regular: amount - freight + couponDiscount + memberDiscount + flashDiscount,
    flashSaved: flashDiscount,
    memberSaved: memberDiscount,
    coupon: couponDiscount,
    freight,
    total: amount,
  };
}
