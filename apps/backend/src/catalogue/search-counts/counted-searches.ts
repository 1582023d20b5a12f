import { createBufferedWrites } from "../../platform/store/buffered-writes.ts";
import type { Database } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { searchCounts, searchRefinements } from "../../platform/store/schema/searches.ts";
import { sql } from "../../platform/store/sql.ts";

/** A text on a day. */
interface SearchedText {
  /** `YYYY-MM-DD`, in Shanghai. */
  readonly day: string;
  readonly language: Language;
  /** As `countableText` leaves it. */
  readonly text: string;
}

interface Counts {
  readonly searches: number;
  readonly withoutResult: number;
  readonly hits: number | null;
  readonly clicks: number;
  readonly positions: number;
  readonly carts: number;
}

/** What becomes of searches, added up in memory and written every few seconds. */
export interface CountedSearches {
  search(searched: SearchedText, hits: number): void;
  /** A product of it was opened, which stood in this place, from 1. */
  click(searched: SearchedText, position: number): void;
  cart(searched: SearchedText): void;
  /** The next search of the same visit. */
  refinement(searched: SearchedText, next: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const nothing: Counts = { searches: 0, withoutResult: 0, hits: null, clicks: 0, positions: 0, carts: 0 };

/** As many texts as wait between two writes, whoever sends them. */
const maxTexts = 5000;

// JSON keeps the parts of a key apart, whatever a text has in it.
const keyOf = ({ day, language, text }: SearchedText, next?: string): string =>
  JSON.stringify([day, language, text, next]);
const partsOf = (key: string): readonly string[] => JSON.parse(key) as readonly string[];

export function createCountedSearches(db: Database, onError: (error: unknown) => void): CountedSearches {
  const counts = createBufferedWrites<string, Counts>({
    maxKeys: maxTexts,
    onError,
    sum: (before, more) => ({
      searches: before.searches + more.searches,
      withoutResult: before.withoutResult + more.withoutResult,
      hits: more.hits ?? before.hits,
      clicks: before.clicks + more.clicks,
      positions: before.positions + more.positions,
      carts: before.carts + more.carts,
    }),
    write: async (entries) => {
      const number = (field: keyof Counts) => sql`${sql.param(entries.map(([, each]) => each[field]))}::integer[]`;
      await db.execute(sql`
        insert into ${searchCounts}
          (day, language, searched_text, searches, without_result, hits, clicks, places, carts)
        select counted.* from unnest(${part(entries, 0)}::date[], ${part(entries, 1)}::text[], ${part(entries, 2)}::text[],
          ${number("searches")}, ${number("withoutResult")}, ${number("hits")}, ${number("clicks")}, ${number("positions")},
          ${number("carts")}) as counted (day, language, searched_text)
        order by counted.day, counted.language, counted.searched_text
        on conflict (day, language, searched_text) do update set
          searches = ${searchCounts.searches} + excluded.searches,
          without_result = ${searchCounts.withoutResult} + excluded.without_result,
          hits = coalesce(excluded.hits, ${searchCounts.hits}),
          clicks = ${searchCounts.clicks} + excluded.clicks,
          places = ${searchCounts.places} + excluded.places,
          carts = ${searchCounts.carts} + excluded.carts`);
    },
  });
  const refinements = createBufferedWrites<string, number>({
    maxKeys: maxTexts,
    onError,
    sum: (before, more) => before + more,
    write: async (entries) => {
      const times = sql.param(entries.map(([, count]) => count));
      await db.execute(sql`
        insert into ${searchRefinements} (day, language, searched_text, next_text, times)
        select counted.* from unnest(${part(entries, 0)}::date[], ${part(entries, 1)}::text[], ${part(entries, 2)}::text[],
          ${part(entries, 3)}::text[], ${times}::integer[]) as counted (day, language, searched_text, next_text, times)
        order by counted.day, counted.language, counted.searched_text, counted.next_text
        on conflict (day, language, searched_text, next_text) do update set
          times = ${searchRefinements.times} + excluded.times`);
    },
  });
  const add = (searched: SearchedText, more: Partial<Counts>): void =>
    counts.add(keyOf(searched), { ...nothing, ...more });
  const both = async (act: "flush" | "close"): Promise<void> => {
    await Promise.all([counts[act](), refinements[act]()]);
  };
  return {
    search: (searched, hits) => add(searched, { searches: 1, withoutResult: hits === 0 ? 1 : 0, hits }),
    click: (searched, position) => add(searched, { clicks: 1, positions: position }),
    cart: (searched) => add(searched, { carts: 1 }),
    refinement: (searched, next) => refinements.add(keyOf(searched, next), 1),
    flush: () => both("flush"),
    close: () => both("close"),
  };
}

function part(entries: readonly (readonly [string, unknown])[], index: number) {
  return sql.param(entries.map(([key]) => partsOf(key)[index] ?? ""));
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Counts searches, and what becomes of them. */
    readonly countedSearches: CountedSearches;
  }
}
