import type { Query } from "../../../platform/http/query.ts";
import { type Language, languages } from "../../../platform/store/language.ts";
import { and, eq, gte, type SQL } from "../../../platform/store/sql.ts";
import type { searchCounts, searchRefinements } from "../../../platform/store/schema/searches.ts";
import { dayTime } from "../../../platform/wire/time.ts";
import { retentionDays } from "../forget-searches.ts";

const usualDays = 30;
const oneDay = 24 * 60 * 60 * 1000;

/** Which searches are looked at. */
export interface SearchedRange {
  /** The first day, `YYYY-MM-DD`. */
  readonly since: string;
  /** null: all of them. */
  readonly language: Language | null;
}

/** `days`, today's the last, and `language`; what is none is the usual. */
export function searchedRange(query: Query, now: Date): SearchedRange {
  const days = query.integer("days") ?? usualDays;
  const wanted = days >= 1 && days <= retentionDays ? days : usualDays;
  return {
    since: dayTime(new Date(now.getTime() - (wanted - 1) * oneDay)).date,
    language: languages.find((each) => each === query.text("language")) ?? null,
  };
}

export function inRange(
  table: typeof searchCounts | typeof searchRefinements,
  { since, language }: SearchedRange,
): SQL | undefined {
  return and(gte(table.day, since), language === null ? undefined : eq(table.language, language));
}
