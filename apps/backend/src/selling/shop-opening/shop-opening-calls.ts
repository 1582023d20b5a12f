import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { missingTerms } from "./missing-terms.ts";
import { setOpen } from "./set-open.ts";

/** `shop/missing_terms`: what a shop still has to say before it opens. */
export async function handleMissingTerms({ db, shopId }: ShopContext) {
  const missing = await missingTerms(db, shopId);
  if (missing === null) throw new DomainError("shopGone", { notFound: true });
  return { missing };
}

/**
 * `shop/set_open`: whether shoppers can order there. A shop that has just been approved is not open yet, and opens only once
 * it says where it takes goods back and what sending costs.
 */
export async function handleSetOpen({ db, shopId, body }: ShopContext) {
  const isOpen = body.flag("is_open");
  if (isOpen === null) throw new DomainError("parameterWrong", { parameter: "is_open" });
  await retriedTransaction(db, (tx) => setOpen(tx, shopId, isOpen));
  return new Reply([], { key: "saved" });
}
