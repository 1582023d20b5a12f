import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { requiredFreight } from "../freight/freight-bounds.ts";
import { type FlatFreight, missingTerms, readSellingTerms, saveSellingTerms } from "./selling-terms.ts";
import { isReturnPhone } from "./return-phone.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { setOpen } from "./set-open.ts";

const maxContactLength = 40;
const maxAddressLength = 200;

/** `shop/selling_terms`: where a shop takes goods back and what it charges for sending; what of it is missing. */
export async function handleSellingTerms({ db, shopId }: ShopContext) {
  const terms = await readSellingTerms(db, shopId);
  if (terms === null) throw new DomainError("shopGone", { notFound: true });
  const { revision, returnContact, returnPhone, returnAddress, freight, hasOwnFreight } = terms;
  return {
    revision,
    return_contact: returnContact,
    return_phone: returnPhone,
    return_address: returnAddress,
    freight:
      freight === null
        ? []
        : {
            amount: decimalYuan(freight.amount),
            free_from: freight.freeFrom === null ? null : decimalYuan(freight.freeFrom),
          },
    has_own_freight: flag(hasOwnFreight),
    missing: missingTerms(terms),
  };
}

/**
 * `shop/save_selling_terms`: all of them at once, with the revision that they were read with. Without `freight_amount` freight
 * stays as it is; with one `freight_was` has it as it was read.
 */
export async function handleSaveSellingTerms({ db, shopId, body }: ShopContext) {
  const revision = body.integer("revision");
  if (revision === null) throw new DomainError("parameterWrong", { parameter: "revision" });
  const returnContact = line(body, "return_contact", maxContactLength);
  const returnPhone = body.text("return_phone");
  if (!isReturnPhone(returnPhone)) throw new DomainError("returnPhoneWrong", { field: "return_phone" });
  const returnAddress = line(body, "return_address", maxAddressLength);
  const returns = { returnContact, returnPhone, returnAddress };
  const change = { revision, ...returns, freight: readFreight(body), freightWas: readSeenFreight(body) };
  const saved = await retriedTransaction(db, (tx) => saveSellingTerms(tx, shopId, change));
  return new Reply({ revision: saved }, { key: "saved" });
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

function line(body: Query, field: string, longest: number): string {
  const text = body.text(field);
  if (text === "") throw new DomainError("sellingTermMissing", { field });
  if (Array.from(text).length > longest || /\p{Cc}/u.test(text))
    throw new DomainError("sellingTermTooLong", { field, parameter: String(longest) });
  return text;
}

function readFreight(body: Query): FlatFreight | null {
  if (body.text("freight_amount") === "") return null;
  const amount = requiredFreight(body, "freight_amount");
  const text = body.text("free_from");
  const freeFrom = text === "" ? null : fenOf(text);
  if (text !== "" && (freeFrom === null || freeFrom === 0))
    throw new DomainError("freightAmountWrong", { field: "free_from" });
  return { amount, freeFrom };
}

/** As `shop/selling_terms` answers it. */
function readSeenFreight(body: Query): FlatFreight | null {
  const seen = new Query(body.json("freight_was"));
  const amount = fenOf(seen.text("amount"));
  return amount === null ? null : { amount, freeFrom: fenOf(seen.text("free_from")) };
}
