import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { missingTerms, readSellingTerms } from "./selling-terms.ts";

/**
 * `shop/set_open`: whether shoppers can order there. A shop that has just been approved is not open yet, and opens only once
 * it says where it takes goods back and what sending costs.
 */
export async function handleSetOpen({ db, shopId, body }: ShopContext) {
  const isOpen = body.flag("is_open");
  if (isOpen === null) throw new DomainError("parameterWrong", { parameter: "is_open" });
  const terms = await readSellingTerms(db, shopId);
  if (terms === null) throw new DomainError("shopGone", { notFound: true });
  if (isOpen && missingTerms(terms).length > 0) throw new DomainError("shopNotReady");
  await db.update(shops).set({ isOpen }).where(eq(shops.id, shopId));
  return new Reply([], { key: "saved" });
}
