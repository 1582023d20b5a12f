import { readFileSync } from "node:fs";
import type { Language } from "@plaza/demo-marketplace";

export const judgedSets = ["given", "own-a", "own-b"] as const;

/** What makes a query hard; README.md says what each of them is. */
export const kinds = [
  "name",
  "type",
  "attribute",
  "use",
  "synonym",
  "brand",
  "typo",
  "form",
  "sentence",
  "number",
  "mixed",
  "null",
] as const;

/** 3: exactly what was asked for, 2: a good substitute, 1: related. Whatever has no grade is none of these. */
type Grade = 1 | 2 | 3;

export interface JudgedQuery {
  readonly q: string;
  readonly lang: Language;
  readonly kind: (typeof kinds)[number];
  /** By the key of the product that describes the article; whoever sells it, it counts once. Empty for a null query. */
  readonly grades: ReadonlyMap<string, Grade>;
}

interface Line extends Omit<JudgedQuery, "grades"> {
  readonly rel: Readonly<Record<string, Grade>>;
}

/** In the order of the file; what the files hold is checked by a test. */
export function readJudged(set: (typeof judgedSets)[number]): readonly JudgedQuery[] {
  const lines = readFileSync(new URL(`judged/${set}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((text) => {
    const { rel, ...query }: Line = JSON.parse(text);
    return { ...query, grades: new Map(Object.entries(rel)) };
  });
}
