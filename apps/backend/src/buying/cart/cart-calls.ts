import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { cartLinesOf } from "./cart-lines.ts";
import { cartWire } from "./cart-wire.ts";
import { addToCart, changeQuantity, removeFromCart, selectInCart } from "./change-cart.ts";
import { cartQuantity } from "./cart-quantity.ts";

/** `cart/lists` */
export async function handleCart(context: CustomerContext) {
  const { db, customer, language, images } = context;
  const now = context.now();
  const [lines, memberShare] = await Promise.all([cartLinesOf(db, customer.id, now), memberShareOf(db, customer)]);
  return cartWire(lines, { language, images, memberShare, now });
}

/** `cart/add`; with `fill` (ours) as many as there are, and the answer says how many. */
export async function handleAddToCart(context: CustomerContext) {
  const { db, customer, body } = context;
  const isFilling = body.flag("fill") === true;
  const wanted = { skuId: requiredId(body, "item_id"), quantity: requiredQuantity(body), isFilling };
  const { added, quantity } = await addToCart(db, customer.id, wanted, context.now());
  // Ours is the count, which a shop's header shows.
  const counted = { cart_num: await cartQuantity(db, customer.id) };
  return new Reply(isFilling ? { ...counted, added, quantity } : counted, { key: "addedToCart" });
}

/** `cart/change` */
export async function handleChangeCart(context: CustomerContext) {
  const { db, customer, body } = context;
  const wanted = { lineId: requiredId(body, "cart_id"), quantity: requiredQuantity(body) };
  await changeQuantity(db, customer.id, wanted, context.now());
  return [];
}

/** `cart/del` */
export async function handleRemoveFromCart({ db, customer, body }: CustomerContext) {
  if ((await removeFromCart(db, customer.id, requiredIds(body, "cart_id"))) === 0) throw noSuchLine();
  return new Reply([], { key: "deleted" });
}

/** `cart/selected` */
export async function handleSelectInCart({ db, customer, body }: CustomerContext) {
  const isSelected = body.flag("selected");
  if (isSelected === null) throw new DomainError("parameterWrong", { parameter: "selected" });
  if ((await selectInCart(db, customer.id, requiredIds(body, "cart_id"), isSelected)) === 0) throw noSuchLine();
  return [];
}

/** `cart/num` */
export async function handleCartCount({ db, customer }: CustomerContext) {
  return { num: await cartQuantity(db, customer.id) };
}

function requiredQuantity(body: Query): number {
  const text = body.text("goods_num");
  if (text === "") throw new DomainError("quantityMissing");
  if (!/^[+-]?\d+$/.test(text)) throw new DomainError("quantityNotAnInteger");
  const quantity = Number(text);
  if (quantity <= 0) throw new DomainError("quantityNotPositive");
  return quantity;
}

function noSuchLine(): DomainError {
  return new DomainError("cartLineGone", { notFound: true });
}
