import type { ReaderLanguage } from "../../platform/store/language.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import type { FlashConflict } from "./conflicts.ts";

/** As the desk reads it. */
export function conflictWire(conflict: FlashConflict, language: ReaderLanguage) {
  switch (conflict.kind) {
    case "flashOffer":
      return {
        kind: "flash_offer",
        start_minute: conflict.startMinute,
        end_minute: conflict.endMinute,
        starts_on: conflict.startsOn,
        ends_on: conflict.endsOn,
        price: decimalYuan(conflict.price),
      };
    case "coupon":
      return {
        kind: "coupon",
        name: inLanguage(conflict, "name", language),
        amount: decimalYuan(conflict.amount),
        threshold: decimalYuan(conflict.threshold),
      };
    case "memberPrice":
      return { kind: "member_price", percent: conflict.share / 100 };
    default:
      return conflict satisfies never;
  }
}
