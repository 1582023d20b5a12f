import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { askedReturnDays, invoiceKinds, maxReturnDays, readTerms, saveTerms, type ShopTerms } from "./shop-terms.ts";

/** `shop_terms/detail`: what the shop promises its customers, and what the platform asks of every shop. */
export async function handleShopTerms({ db, shopId }: ShopContext) {
  const [{ revision, terms }, asked] = await Promise.all([readTerms(db, shopId), askedReturnDays(db)]);
  return {
    id: shopId,
    revision,
    return_days: terms.returnDays,
    asked_return_days: asked,
    invoices: terms.invoices,
  };
}

/** `shop_terms/save`: without `return_days` it takes goods back as long as the platform asks. */
export async function handleSaveShopTerms({ db, shopId, body }: ShopContext) {
  const revision = body.integer("revision");
  if (revision === null || revision < 1) throw new DomainError("parameterWrong", { parameter: "revision" });
  const terms = readTermsForm(body);
  await retriedTransaction(db, (tx) => saveTerms(tx, shopId, { revision, terms }));
  return new Reply([], { key: "saved" });
}

/** @throws {DomainError} that names the field */
function readTermsForm(body: Query): ShopTerms {
  const invoices = invoiceKinds.find((each) => each === body.text("invoices"));
  if (invoices === undefined) throw new DomainError("parameterWrong", { parameter: "invoices", field: "invoices" });
  if (body.text("return_days") === "") return { returnDays: null, invoices };
  const returnDays = body.integer("return_days");
  if (returnDays === null || returnDays < 0 || returnDays > maxReturnDays)
    throw new DomainError("returnDaysWrong", { parameter: String(maxReturnDays), field: "return_days" });
  return { returnDays, invoices };
}
