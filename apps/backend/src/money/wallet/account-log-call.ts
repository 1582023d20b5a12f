import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Language } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { accountLog, type WalletMovement } from "./account-log.ts";
import { isGain, sourceText } from "./ledger-sources.ts";

/** The source with the money; the contract's sources 2 (points) and 3 (growth) are always empty. */
const ofBalance = 1;

/** `user/accountLog` */
export async function handleAccountLog({ db, query, customer, language }: CustomerContext) {
  if (query.text("source") === "") throw new DomainError("parameterMissing", { parameter: "source" });
  const page = query.page();
  const type = query.integer("type");
  const gains = type === 1 ? true : type === 2 ? false : null;
  const { movements, total } =
    query.integer("source") === ofBalance
      ? await accountLog(db, customer.id, { gains, page })
      : { movements: [], total: 0 };
  return {
    list: movements.map((movement) => logItem(movement, language)),
    ...pageFields(page, total),
  };
}

function logItem({ id, source, amount, balance, subject, at }: WalletMovement, language: Language) {
  const gains = isGain(source);
  const time = wallClock(at);
  return {
    id,
    change_amount: decimalYuan(Math.abs(amount)),
    change_amount_format: `${gains ? "+" : "-"}${decimalYuan(Math.abs(amount))}`,
    source_type: sourceText(source, language),
    change_type: gains ? 1 : 2,
    create_time: time,
    create_time_format: time,
    // Ours: what the wallet held after it, and what it was for.
    left_amount: decimalYuan(balance),
    about: subject?.kind ?? "",
    about_id: subject?.id ?? 0,
    about_sn: subject?.number ?? "",
  };
}
