import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { changeReview, followUpReview, removeReview } from "./change-review.ts";
import { publishReview } from "./publish-review.ts";
import { commentOf, imagesOf, writingOf } from "./read-writing.ts";
import { isOnSale, objectionToReview } from "./writing-rules.ts";
import { messageText } from "../../platform/http/message-text.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { findBought } from "./find-bought.ts";
import { boughtSku } from "./own-wire.ts";

/** `goods_comment/addGoodsComment` */
export async function handlePublish({ db, body, customer, namedLanguage, idempotencyKey, now }: CustomerContext) {
  if (body.text("order_goods_id") === "") throw new DomainError("reviewLineNeeded");
  const review = {
    customerId: customer.id,
    lineId: requiredId(body, "order_goods_id"),
    writing: writingOf(body),
    language: namedLanguage,
    isRepeatable: idempotencyKey !== null,
    now: now(),
  };
  await retriedTransaction(db, (tx) => publishReview(tx, review));
  return new Reply([], { key: "reviewPublished" });
}

/** `goods_comment/change`, ours: what a review says, within a week. */
export async function handleChange({ db, body, customer, namedLanguage, now }: CustomerContext) {
  const own = { customerId: customer.id, reviewId: requiredId(body, "id"), now: now() };
  const writing = writingOf(body);
  await retriedTransaction(db, (tx) => changeReview(tx, own, writing, namedLanguage));
  return new Reply([], { key: "saved" });
}

/** `goods_comment/followUp`, ours: adds to a review, once. */
export async function handleFollowUp({ db, body, customer, now }: CustomerContext) {
  const own = { customerId: customer.id, reviewId: requiredId(body, "id"), now: now() };
  const writing = { body: commentOf(body), images: imagesOf(body) };
  if (writing.body === "") throw new DomainError("reviewTextNeeded");
  await retriedTransaction(db, (tx) => followUpReview(tx, own, writing));
  return new Reply([], { key: "reviewPublished" });
}

/** `goods_comment/remove`, ours. */
export async function handleRemove({ db, body, customer, now }: CustomerContext) {
  const own = { customerId: customer.id, reviewId: requiredId(body, "id"), now: now() };
  await retriedTransaction(db, (tx) => removeReview(tx, own));
  return new Reply([], { key: "reviewRemoved" });
}

/** `goods_comment/checkGoods`: whether a product is still there to be reviewed. */
export async function handleCheckProduct({ db, query }: CustomerContext): Promise<readonly never[]> {
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, requiredId(query, "goods_id")));
  if (product === undefined || !isOnSale(product)) throw new DomainError("reviewOffShelf", { notFound: true });
  return [];
}

/** `goods_comment/getCommentPage`: what is about to be reviewed. Ours: the product, and whether it can be, and why not. */
export async function handleWritingPage(context: CustomerContext) {
  const { db, query, customer, language, messages } = context;
  const bought = await findBought(db, customer.id, requiredId(query, "order_goods_id"));
  if (bought === null) throw new DomainError("reviewPageGone", { notFound: true });
  const { line, shop } = bought;
  const objection = objectionToReview(bought);
  return {
    id: line.id,
    item_id: line.skuId,
    shop_id: shop.id,
    goods_name: inLanguage(line, "name", language),
    goods_num: line.quantity,
    goods_price: decimalYuan(line.unitPrice),
    total_price: decimalYuan(line.unitPrice * line.quantity),
    shop: { id: shop.id, name: inLanguage(shop, "name", language) },
    goods_item: boughtSku(line, context),
    goods_id: line.productId,
    is_comment: flag(line.isReviewed),
    able_comment: flag(objection === null),
    desc: objection === null ? "" : messageText(messages, objection, language.wanted),
  };
}
