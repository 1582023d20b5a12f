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
import { isOnSale } from "./writing-rules.ts";

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
