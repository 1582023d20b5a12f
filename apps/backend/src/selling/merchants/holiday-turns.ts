import type { Turn } from "../../platform/domain/turn.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { isNotNull, lt, lte, max, and } from "../../platform/store/sql.ts";
import { dayTime, midnightOf } from "../../platform/wire/time.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** Holidays of shops begin and end at midnight. */
export const holidayTurns: Turn = {
  name: "holidays of shops",
  topic: "shelf",
  latest: async (db, until) => {
    const { date } = dayTime(until);
    const isSet = isNotNull(shops.holidayKind);
    const [[begun], [ended]] = await Promise.all([
      db
        .select({ day: max(shops.holidayFrom) })
        .from(shops)
        .where(and(isSet, lte(shops.holidayFrom, date))),
      db
        .select({ day: max(shops.holidayUntil) })
        .from(shops)
        .where(and(isSet, lt(shops.holidayUntil, date))),
    ]);
    const moments = [
      ...(begun?.day == null ? [] : [midnightOf(begun.day).getTime()]),
      ...(ended?.day == null ? [] : [midnightOf(ended.day).getTime() + oneDay]),
    ];
    return moments.length === 0 ? null : new Date(Math.max(...moments));
  },
};
