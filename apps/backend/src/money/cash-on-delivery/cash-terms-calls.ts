import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { requiredRegions } from "../../selling/freight/required-regions.ts";
import { readCashLimits } from "./cash-settings.ts";
import { readCashTerms, saveCashTerms } from "./cash-terms.ts";

/** `cash/terms`: what the shop says of cash at the door, and what the platform allows. */
export async function handleCashTerms({ db, shopId }: ShopContext) {
  const [terms, limits] = await Promise.all([readCashTerms(db, shopId), readCashLimits(db)]);
  return {
    revision: terms.revision,
    is_offered: flag(terms.isOffered),
    most: terms.most === null ? "" : decimalYuan(terms.most),
    region_ids: terms.regionIds,
    platform: { is_open: flag(limits.isOpen), most: decimalYuan(limits.most) },
  };
}

/** `cash/save_terms`: what is switched off keeps its limits. */
export async function handleSaveCashTerms({ db, shopId, body }: ShopContext) {
  const isOffered = body.flag("is_offered");
  if (isOffered === null) throw new DomainError("parameterWrong", { parameter: "is_offered" });
  const revision = body.integer("revision");
  if (revision === null) throw new DomainError("parameterWrong", { parameter: "revision" });
  const terms = { isOffered, most: maxAmountIn(body), regionIds: requiredRegions(body, "region_ids"), revision };
  await retriedTransaction(db, (tx) => saveCashTerms(tx, shopId, terms));
  return new Reply([], { key: "saved" });
}

function maxAmountIn(body: Query): number | null {
  const text = body.text("most");
  if (text === "") return null;
  const most = fenOf(text);
  if (most === null || most === 0) throw new DomainError("cashMostWrong", { field: "most" });
  return most;
}
