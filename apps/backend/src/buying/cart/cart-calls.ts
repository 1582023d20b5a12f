import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { CustomerContext, CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { cartLinesOf, laterLinesOf } from "./cart-lines.ts";
import { cartWire } from "./cart-wire.ts";
import { addToCart, changeQuantity, removeFromCart, selectInCart, maxQuantity } from "./change-cart.ts";
import { cartQuantity } from "./cart-quantity.ts";
import { moveToCart, removeLater, saveForLater } from "./change-later.ts";
import { offeredSkus } from "../sellable-skus/offered-skus.ts";

/** The limit of a stored cart. */
const maxPreviewed = 200;

/** `cart/lists` */
export async function handleCart(context: CustomerContext) {
  const { db, customer, language, images } = context;
  const now = context.now();
  const [lines, memberShare] = await Promise.all([cartLinesOf(db, customer.id, now), memberShareOf(db, customer)]);
  return cartWire(lines, { language, images, memberShare, now });
}

/** `cart/add`; with `fill` (ours) as many as there are, and the answer says how many. */
export async function handleAddToCart(context: CustomerContext) {
  const { db, customer, body, language } = context;
  const isFilling = body.flag("fill") === true;
  const wanted = { skuId: requiredId(body, "item_id"), quantity: requiredQuantity(body), isFilling };
  const { added, quantity } = await addToCart(db, customer.id, wanted, { now: context.now(), language });
  // Ours is the count, which a shop's header shows.
  const counted = { cart_num: await cartQuantity(db, customer.id) };
  return new Reply(isFilling ? { ...counted, added, quantity } : counted, { key: "addedToCart" });
}

/** `cart/change` */
export async function handleChangeCart(context: CustomerContext) {
  const { db, customer, body, language } = context;
  const wanted = { lineId: requiredId(body, "cart_id"), quantity: requiredQuantity(body) };
  await changeQuantity(db, customer.id, wanted, { now: context.now(), language });
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
export async function handleMoveToCart({ db, customer, body, language, now }: CustomerContext) {
  const moved = await moveToCart(db, customer.id, requiredId(body, "item_id"), { now: now(), language });
  return new Reply({ goods_num: moved, cart_num: await cartQuantity(db, customer.id) }, { key: "addedToCart" });
}

/** `cart/removeLater` */
export async function handleRemoveLater({ db, customer, body }: CustomerContext) {
  await removeLater(db, customer.id, requiredIds(body, "item_id"));
  return new Reply([], { key: "deleted" });
}

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
