import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { readOptionalTexts } from "../../platform/http/read-texts.ts";
import { holidayKinds } from "../../platform/store/schema/merchants.ts";
import { dayTime, isDay } from "../../platform/wire/time.ts";
import { isReturnPhone } from "../shop-opening/return-phone.ts";
import type { ShopContact } from "./shop-contact.ts";

const maxWechatLength = 60;
const maxGreetingLength = 300;

/** What a form says of how a shop is reached. @throws {DomainError} that names the field */
export function readContactForm(body: Query, now: Date): ShopContact {
  const phone = body.text("phone");
  if (phone !== "" && !isReturnPhone(phone)) throw new DomainError("returnPhoneWrong", { field: "phone" });
  const wechat = body.text("wechat");
  if (Array.from(wechat).length > maxWechatLength)
    throw new DomainError("textsTooLong", { field: "wechat", parameter: String(maxWechatLength) });
  return {
    hasChat: body.flag("has_chat") ?? true,
    phone,
    wechat,
    greeting: readOptionalTexts(body, "greeting", maxGreetingLength),
    holiday: readHoliday(body, now),
  };
}

/** A holiday that is over is none any more. */
function readHoliday(body: Query, now: Date): ShopContact["holiday"] {
  const sent = body.text("holiday");
  if (sent === "") return null;
  const kind = holidayKinds.find((each) => each === sent);
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "holiday", field: "holiday" });
  const [from, until] = [readDay(body, "holiday_from"), readDay(body, "holiday_until")];
  if (until < from || until < dayTime(now).date) throw new DomainError("holidayWrong", { field: "holiday_until" });
  return { kind, from, until };
}

function readDay(body: Query, field: string): string {
  const day = body.text(field);
  if (!isDay(day)) throw new DomainError("holidayDayMissing", { field });
  return day;
}
