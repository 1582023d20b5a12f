import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { laterLinesOf } from "./cart-lines.ts";
import { cartQuantity } from "./cart-quantity.ts";
import { cartWire } from "./cart-wire.ts";
import { moveToCart, removeLater, saveForLater } from "./change-later.ts";

// `cart_later`, ours: what is put aside keeps its SKU and quantity.

/** `cart/later`, as `cart/lists` would answer it; its lines have the ids of their SKUs. */
export async function handleLater(context: CustomerContext) {
  const { db, customer, language, images } = context;
  const now = context.now();
  const [lines, memberShare] = await Promise.all([laterLinesOf(db, customer.id, now), memberShareOf(db, customer)]);
  return cartWire(lines, { language, images, memberShare, now });
}

/** `cart/saveForLater` */
export async function handleSaveForLater({ db, customer, body, now }: CustomerContext) {
  await saveForLater(db, customer.id, requiredIds(body, "cart_id"), now());
  return [];
}

/** `cart/moveToCart` */
export async function handleMoveToCart({ db, customer, body, now }: CustomerContext) {
  const moved = await moveToCart(db, customer.id, requiredId(body, "item_id"), now());
  return new Reply({ goods_num: moved, cart_num: await cartQuantity(db, customer.id) }, { key: "addedToCart" });
}

/** `cart/removeLater` */
export async function handleRemoveLater({ db, customer, body }: CustomerContext) {
  await removeLater(db, customer.id, requiredIds(body, "item_id"));
  return new Reply([], { key: "deleted" });
}
