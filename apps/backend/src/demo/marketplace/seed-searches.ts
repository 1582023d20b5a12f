import type { DemoRefinement, DemoSearch } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { searchCounts, searchRefinements } from "../../platform/store/schema/searches.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { chance } from "./chance.ts";
import { insertRows } from "./insert-rows.ts";

/** The desk shows 30 days, and what came before is there for comparison. */
const days = 45;
const oneDay = 24 * 60 * 60 * 1000;

/** What shoppers of the demo have searched in the days before today, which has only begun. */
export async function seedSearches(
  db: Executor,
  {
    searches,
    refinements,
  }: { readonly searches: readonly DemoSearch[]; readonly refinements: readonly DemoRefinement[] },
  today: Date,
): Promise<void> {
  const past = Array.from({ length: days }, (_, index) => ({
    daysAgo: index + 1,
    day: dayTime(new Date(today.getTime() - (index + 1) * oneDay)).date,
  }));
  const times = ({ language, text, often }: DemoSearch, daysAgo: number): number =>
    shareOf(often * (60 + chance(`${language}/${text}/${daysAgo}`, 81)), `${language}/${text}/${daysAgo}/rest`);
  await insertRows(
    db,
    searchCounts,
    past.flatMap(({ day, daysAgo }) =>
      searches.flatMap((search) => {
        const { language, text, hits, clicked, position, carted } = search;
        const count = times(search, daysAgo);
        if (count === 0) return [];
        const key = `${language}/${text}/${daysAgo}`;
        const clicks = shareOf(count * clicked, `${key}/clicks`);
        return {
          day,
          language,
          text,
          searches: count,
          withoutResult: hits === 0 ? count : 0,
          hits,
          clicks,
          places: Math.max(clicks, Math.round((clicks * position) / 10)),
          carts: Math.min(clicks, shareOf(count * carted, `${key}/carts`)),
        };
      }),
    ),
  );
  await insertRows(
    db,
    searchRefinements,
    past.flatMap(({ day, daysAgo }) =>
      refinements.flatMap(({ language, text, next, share }) => {
        const search = searches.find((each) => each.language === language && each.text === text);
        const count = search === undefined ? 0 : times(search, daysAgo);
        const followed = Math.min(count, shareOf(count * share, `${language}/${text}/${next}/${daysAgo}`));
        return followed === 0 ? [] : { day, language, text, next, times: followed };
      }),
    ),
  );
}

/** Hundredths as a whole number, whose rest comes up by chance, so that many of them add up to what they should. */
function shareOf(hundredths: number, key: string): number {
  return Math.floor((hundredths + chance(key, 100)) / 100);
}
