import { folded } from "../product-search/text/fold.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { searchCounts } from "../../platform/store/schema/searches.ts";
import { sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** What fewer visits have searched than this is shown to nobody: it may be what only one person would write. */
export const minSearches = 5;

/** Of the searches that found something, fewer than one in so many led to a product: what was found is not what was meant. */
export const searchesAClick = 20;

const maxAgeMinutes = 5;
const daysBack = 30;
/** In each language; a text takes some 100 bytes. */
const maxTexts = 20_000;

/** What many have searched, found and opened, in the memory of each node. */
export interface PopularSearches {
  /** Those that begin with what is typed and are more than that, the ones first from which most was opened. */
  startingWith(typed: string, language: Language, most: number): Promise<readonly string[]>;
}

export interface PopularSearchesOptions {
  readonly db: Executor;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

interface Popular {
  readonly text: string;
  readonly clicks: number;
}

type PopularByLanguage = Partial<Record<Language, readonly Popular[]>>;

/** Reads when somebody asks; what is some minutes old serves until what follows has been read. */
export function createPopularSearches({ db, now, onError }: PopularSearchesOptions): PopularSearches {
  let popular: PopularByLanguage = {};
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const time = now();
    // One that fails is tried again when as much time has gone by.
    readAt = time.getTime();
    try {
      popular = await readPopular(db, time);
    } catch (error) {
      onError(error);
    } finally {
      reading = null;
    }
  }

  return {
    startingWith: async (typed, language, most) => {
      const isFirst = readAt === Number.NEGATIVE_INFINITY;
      if (now().getTime() - readAt >= maxAgeMinutes * 60_000) reading ??= read();
      if (isFirst) await reading;
      const start = folded(typed).replaceAll(/\s+/gu, " ").trimStart();
      return start === "" ? [] : withStart(popular[language] ?? [], start, most);
    },
  };
}

/** Of texts in the order of their code units. */
function withStart(texts: readonly Popular[], start: string, most: number): readonly string[] {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.text ?? "") < start) low = middle + 1;
    else high = middle;
  }
  const best: Popular[] = [];
  for (let index = low; texts[index]?.text.startsWith(start) === true; index++) {
    const each = texts[index];
    if (each === undefined || each.text === start.trimEnd()) continue;
    const behind = best.findIndex(({ clicks }) => clicks < each.clicks);
    best.splice(behind === -1 ? best.length : behind, 0, each);
    if (best.length > most) best.pop();
  }
  return best.map(({ text }) => text);
}

async function readPopular(db: Executor, time: Date): Promise<PopularByLanguage> {
  const since = dayTime(new Date(time.getTime() - daysBack * 24 * 60 * 60 * 1000)).date;
  const { rows } = await db.execute<{ language: Language; text: string; clicks: number }>(sql`
    select language, text, clicks from (
      select language, searched_text as text, sum(clicks)::int as clicks,
        row_number() over (partition by language order by sum(clicks) desc, searched_text) as place
      from ${searchCounts} where ${searchCounts.day} >= ${since}
      group by language, searched_text
      having sum(searches) >= ${minSearches} and sum(clicks) > 0
        and (array_agg(hits order by day desc) filter (where hits is not null))[1] > 0
    ) as popular where place <= ${maxTexts}`);
  const byLanguage = Object.groupBy(rows, ({ language }) => language);
  return Object.fromEntries(
    Object.entries(byLanguage).map(([language, texts]) => [
      language,
      texts.map(({ text, clicks }) => ({ text, clicks })).toSorted((a, b) => (a.text < b.text ? -1 : 1)),
    ]),
  );
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** What is offered of other people's searches. */
    readonly popularSearches: PopularSearches;
  }
}
