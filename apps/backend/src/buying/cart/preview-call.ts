import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { offeredSkus } from "../sellable-skus/offered-skus.ts";
import { Query } from "../../platform/http/query.ts";
import { cartWire } from "./cart-wire.ts";
import { maxQuantity } from "./change-cart.ts";

/** The limit of a stored cart. */
const maxPreviewed = 200;

/**
 * `cart/preview`, ours: a cart that is kept elsewhere, as `cart/lists` would answer it. Its lines have the ids of their
 * SKUs; what cannot be in a cart is left out.
 */
export async function handleCartPreview(context: CallContext) {
  const { db, body, customer, language, images } = context;
  const now = context.now();
  const wanted = readWanted(body);
  const [offers, memberShare] = await Promise.all([
    offeredSkus(db, [...wanted.keys()], now),
    memberShareOf(db, customer),
  ]);
  const lines = [...wanted].flatMap(([skuId, { quantity, isSelected }]) => {
    const offered = offers.get(skuId);
    if (offered === undefined || offered.product.deletedAt !== null || offered.product.isVirtual) return [];
    const { product, shop } = offered;
    return { id: skuId, skuId, quantity, isSelected, product, shop, offered };
  });
  return cartWire(lines, { language, images, memberShare, now });
}

interface Wanted {
  readonly quantity: number;
  readonly isSelected: boolean;
}

/**
 * `goods`: JSON of `[{ item_id, goods_num, selected? }]`. Invalid lines are ignored, and of several for one SKU the
 * first counts.
 */
function readWanted(body: Query): ReadonlyMap<number, Wanted> {
  const goods = body.json("goods");
  const wanted = new Map<number, Wanted>();
  for (const entry of Array.isArray(goods) ? goods.slice(0, maxPreviewed) : []) {
    const line = new Query(entry);
    const skuId = line.id("item_id") ?? 0;
    const quantity = line.integer("goods_num") ?? 0;
    if (skuId === 0 || quantity <= 0 || wanted.has(skuId)) continue;
    wanted.set(skuId, { quantity: Math.min(quantity, maxQuantity), isSelected: line.flag("selected") ?? true });
  }
  return wanted;
}
