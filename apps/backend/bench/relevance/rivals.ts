import MiniSearch from "minisearch";
import type { DemoDocument } from "./demo-documents.ts";

/** Finds ids, the best first. */
export type Finder = (text: string) => readonly number[];

const fields = ["name", "tagline", "brand", "categories", "options", "description"] as const;

/** As its README begins: any word. */
export function miniSearch(documents: readonly DemoDocument[]): Finder {
  const engine = new MiniSearch<DemoDocument>({ fields: [...fields] });
  engine.addAll(documents);
  return (text) => engine.search(text, { prefix: true, fuzzy: 0.2 }).map(({ id }: { id: number }) => id);
}

const k1 = 1.2;
const b = 0.75;

/** The textbook's, over one field of all texts; Han, kana and Hangul in pairs. */
export function plainBm25(documents: readonly DemoDocument[]): Finder {
  const lengths = new Map<number, number>();
  const postings = new Map<string, Map<number, number>>();
  for (const document of documents) {
    const words = wordsOf(fields.map((field) => document[field]).join("\n"));
    lengths.set(document.id, words.length);
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>();
      postings.set(word, counts.set(document.id, (counts.get(document.id) ?? 0) + 1));
    }
  }
  const average = [...lengths.values()].reduce((sum, length) => sum + length, 0) / documents.length;
  return (text) => {
    const scores = new Map<number, number>();
    for (const word of wordsOf(text)) {
      const counts = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [id, count] of counts) {
        const norm = k1 * (1 - b + (b * (lengths.get(id) ?? 0)) / average);
        scores.set(id, (scores.get(id) ?? 0) + (idf * count * (k1 + 1)) / (count + norm));
      }
    }
    return [...scores].toSorted(([, left], [, right]) => right - left).map(([id]) => id);
  };
}

const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;

function wordsOf(text: string): readonly string[] {
  return (text.normalize("NFKC").toLowerCase().match(runs) ?? []).flatMap((run) => {
    const letters = Array.from(run);
    const isSpaced = /^[\p{Script=Latin}\p{N}]/u.test(run);
    return isSpaced || letters.length < 2
      ? [run]
      : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
}
