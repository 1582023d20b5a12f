import type { Executor } from "../../../platform/store/database.ts";
import { searchWords } from "../../../platform/store/schema/searches.ts";
import { inArray, like, type SQL, sql, unionAll } from "../../../platform/store/sql.ts";

/** The numbers of words, by word. */
export type WordNumbers = ReadonlyMap<string, number>;

/** Numbers of all the words; those that have none yet get one. */
export async function numberWords(db: Executor, words: Iterable<string>): Promise<WordNumbers> {
  // Sorted, so that two writers of the same words never wait for each other crosswise.
  const wanted = [...new Set(words)].toSorted();
  const known = await numbersOf(db, wanted);
  const missing = wanted.filter((word) => !known.has(word));
  if (missing.length === 0) return known;
  const { rows } = await db.execute<{ id: number; word: string }>(sql`
    insert into ${searchWords} (word) select unnest(${sql.param(missing)}::text[])
    on conflict (word) do nothing returning id, word`);
  const numbers = new Map([...known, ...rows.map(({ id, word }) => [word, id] as const)]);
  // Another writer may have been faster with some.
  const others = await numbersOf(
    db,
    missing.filter((word) => !numbers.has(word)),
  );
  return new Map([...numbers, ...others]);
}

async function numbersOf(db: Executor, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  // Joined, because for a long list of words a planner may turn to the index of similar words, which takes seconds.
  const { rows } = await db.execute<{ id: number; word: string }>(sql`
    select ${searchWords.id}, ${searchWords.word}
    from unnest(${sql.param(words)}::text[]) as wanted (word)
    join ${searchWords} on ${searchWords.word} = wanted.word`);
  return new Map(rows.map(({ id, word }) => [word, id]));
}

const maxContinuations = 100;

/** The words that there are of `words`, and those that begin with one of `beginnings`, the shortest first. */
export async function knownWords(
  db: Executor,
  words: readonly string[],
  beginnings: readonly string[],
): Promise<WordNumbers> {
  if (words.length === 0) return new Map();
  const exact = selectWords(db, inArray(searchWords.word, [...words])).limit(words.length);
  // Words consist of letters and digits: nothing in them has a meaning in a pattern.
  const [first, ...others] = beginnings.map((beginning) =>
    selectWords(db, like(searchWords.word, `${beginning}%`))
      .orderBy(sql`length(${searchWords.word})`)
      .limit(maxContinuations),
  );
  const rows = first === undefined ? await exact : await unionAll(exact, first, ...others);
  return new Map(rows.map(({ id, word }) => [word, id]));
}

const maxNeighbours = 40;

/** Words that look like one of the given: candidates, to be measured by their edit distance. */
export async function similarWords(db: Executor, words: readonly string[]): Promise<WordNumbers> {
  if (words.length === 0) return new Map();
  const swapped = selectWords(db, inArray(searchWords.word, words.flatMap(neighbourSwaps))).limit(maxNeighbours);
  const [first, ...others] = words.map((word) =>
    selectWords(db, sql`${searchWords.word} % ${word}`)
      .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`)
      .limit(maxNeighbours),
  );
  const rows = first === undefined ? [] : await unionAll(swapped, first, ...others);
  return new Map(rows.map(({ id, word }) => [word, id]));
}

/** Swapped letters spoil most trigrams of a short word, so these are looked up as they are. */
function neighbourSwaps(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters.map((letter, index) =>
    [...letters.slice(0, index), letters[index + 1] ?? "", letter, ...letters.slice(index + 2)].join(""),
  );
}

function selectWords(db: Executor, condition: SQL) {
  return db.select({ id: searchWords.id, word: searchWords.word }).from(searchWords).where(condition);
}
