import { type FieldReader, list, optional, record } from "../wire/decode.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { id, optionalId, optionalText, text } from "../wire/scalars.ts";
import { choice } from "../wire/enums.ts";

/** Which products of its shop a coupon is good for. */
export type CouponScope = "all" | "listed" | "all-but-listed";

/** The terms of a coupon, which are the same for everybody. Amounts are in fen. */
export interface Coupon {
  readonly name: string;
  /** Null: of the platform itself. */
  readonly shop: { readonly id: number; readonly name: string } | null;
  readonly amount: number;
  /** The amount that the goods must reach; null where there is none. */
  readonly threshold: number | null;
  readonly scope: CouponScope;
  /** The products that a scope other than `all` names; null where the platform does not say. */
  readonly namedProductIds: readonly number[] | null;
}

const withThreshold = 2;
const couponScope = choice<CouponScope>({ 1: "all", 2: "listed", 3: "all-but-listed" });
const shopName = record((shop) => shop("name", text));

/** Decodes the part that all calls send in the same form. */
export function couponOf(field: FieldReader): Coupon {
  const shopId = field("shop_id", optionalId);
  const hasThreshold = field("condition_type", (value) => Number(value) === withThreshold);
  const name = field(["shop_name", "shop"], (value, context) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? shopName(value, context)
      : optionalText(value, context),
  );
  return {
    name: field("name", text),
    shop: shopId === null ? null : { id: shopId, name: name ?? "" },
    amount: field("money", money),
    threshold: hasThreshold ? field("condition_money", optionalMoney) : null,
    scope: field("use_goods_type", couponScope),
    namedProductIds: field("use_goods_ids", optional(list(id))),
  };
}
