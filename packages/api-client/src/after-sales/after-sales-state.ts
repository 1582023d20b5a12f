import type { FieldReader } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { optionalId, text } from "../wire/scalars.ts";
import { choice } from "../wire/enums.ts";

/**
 * How far a request is: `awaitingGoods` waits for the customer to send the goods back, `goodsSent` for the shop to receive
 * them. `revoked` is sent only where the site configuration announces `after_sale_lines`.
 */
export type AfterSalesState =
  | "applied"
  | "refused"
  | "awaitingGoods"
  | "goodsSent"
  | "goodsRefused"
  | "refunding"
  | "refunded"
  | "revoked";

/** Whether the goods go back, too. */
export type AfterSalesKind = "refund" | "return";

/** The shop that a request is for. */
export interface AfterSalesShop {
  /** Null where the platform does not say. */
  readonly id: number | null;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
}

/** The platform's text for its own shops, in every language. */
const ownShop = "官方自营";

/** The calls of after-sales write the shop beside everything else. */
export function afterSalesShop(field: FieldReader): AfterSalesShop {
  return {
    id: field(["shop_id", "sid"], optionalId),
    name: field("shop_name", text),
    logo: field("shop_logo", image),
    selfOperated: field("shop_type", text) === ownShop,
  };
}

const states: Readonly<Record<number, AfterSalesState>> = {
  0: "applied",
  1: "refused",
  2: "awaitingGoods",
  3: "goodsSent",
  4: "goodsRefused",
  5: "refunding",
  6: "refunded",
  7: "revoked",
};

export const afterSalesState = choice(states);

export const afterSalesKind = choice<AfterSalesKind>({ 0: "refund", 1: "return" });

export const wireKinds: Readonly<Record<AfterSalesKind, number>> = { refund: 0, return: 1 };
