import { pinyin } from "pinyin-pro";
import type { JudgedQuery } from "./judged-queries.ts";

/** A judged query with one mistake in it. */
export interface Mutation {
  readonly query: JudgedQuery;
  readonly text: string;
  readonly kind: "lost" | "doubled" | "swapped" | "neighbour" | "homophone";
}

/** Letters and where they lie on an English keyboard. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * So many queries with a mistake each, always the same ones for a seed: a letter that is lost, doubled, swapped with the next
 * one or the neighbour on the keyboard; in Chinese, a character that sounds like the right one. Of short words nobody can
 * tell what they were, so words of fewer than four letters, two syllables or kana stay as they are.
 */
export function mutations(queries: readonly JudgedQuery[], most: number, seed: number): readonly Mutation[] {
  const random = randomFrom(seed);
  const homophones = homophonesIn(queries);
  const wanted = queries.filter(({ kind, grades }) => kind !== "null" && kind !== "typo" && grades.size > 0);
  const made: Mutation[] = [];
  for (let turn = 0; made.length < most && turn < most * 20; turn += 1) {
    const query = wanted[turn % wanted.length];
    const mutation = query === undefined ? null : mutated(query, homophones, random);
    if (mutation !== null) made.push(mutation);
  }
  return made;
}

type Random = (below: number) => number;

function mutated(
  query: JudgedQuery,
  homophones: ReadonlyMap<string, readonly string[]>,
  random: Random,
): Mutation | null {
  const words = Array.from(
    query.q.matchAll(/[a-zA-Z]{4,}|\p{Script=Han}{2,}|[\u30a1-\u30faー]{4,}|\p{Script=Hangul}{2,}/gu),
  );
  const word = words[random(words.length)];
  if (word === undefined) return null;
  const [written] = word;
  const { text, kind } = /^\p{Script=Han}/u.test(written)
    ? homophoneOf(written, homophones, random)
    : mistyped(/^\p{Script=Hangul}/u.test(written) ? written.normalize("NFD") : written, random);
  if (text === written || text.normalize("NFC") === written) return null;
  const { index } = word;
  return { query, text: query.q.slice(0, index) + text.normalize("NFC") + query.q.slice(index + written.length), kind };
}

function mistyped(word: string, random: Random): Pick<Mutation, "text" | "kind"> {
  const letters = Array.from(word);
  const kind = (["lost", "doubled", "swapped", "neighbour"] as const)[random(4)] ?? "lost";
  const index = 1 + random(letters.length - 1);
  const letter = letters[index] ?? "";
  if (kind === "lost") letters.splice(index, 1);
  else if (kind === "doubled") letters.splice(index, 0, letter);
  else if (kind === "swapped") letters.splice(index - 1, 2, letter, letters[index - 1] ?? "");
  else {
    const row = rows.find((each) => each.includes(letter.toLowerCase()));
    const beside = row?.charAt(row.indexOf(letter.toLowerCase()) + 1) || row?.charAt(row.indexOf(letter) - 1);
    // Other scripts have keyboards of their own: there a letter is lost instead.
    if (beside === undefined || beside === "") return { text: letters.toSpliced(index, 1).join(""), kind: "lost" };
    letters[index] = beside;
  }
  return { text: letters.join(""), kind };
}

function homophoneOf(
  word: string,
  homophones: ReadonlyMap<string, readonly string[]>,
  random: Random,
): Pick<Mutation, "text" | "kind"> {
  const characters = Array.from(word);
  const index = random(characters.length);
  const right = characters[index] ?? "";
  const alike = (homophones.get(pinyin(right)) ?? []).filter((other) => other !== right);
  characters[index] = alike[random(alike.length)] ?? right;
  return { text: characters.join(""), kind: "homophone" };
}

/** Of the characters that the queries have, those that sound the same, tone and all. */
function homophonesIn(queries: readonly JudgedQuery[]): ReadonlyMap<string, readonly string[]> {
  const characters = new Set(queries.flatMap(({ q }) => q.match(/\p{Script=Han}/gu) ?? []));
  return Map.groupBy(characters, (character) => pinyin(character));
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return below === 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
