import type { JudgedQuery } from "./judged-queries.ts";

/** How good one answer is; the keys are of the articles that were found, the best first, each once. */
export interface Measured {
  readonly query: JudgedQuery;
  readonly ndcg: number;
  /** The first hit is what was asked for, or a good substitute. */
  readonly isFirstRight: boolean;
  /** Of what is right, the share among the first fifty. */
  readonly recall: number;
  /** Of the first ten, the share that nobody asked for. */
  readonly strays: number;
  readonly isEmpty: boolean;
}

const right = 2;
const cut = 10;
const far = 50;

export function measured(query: JudgedQuery, keys: readonly string[]): Measured {
  const grades: readonly number[] = keys.map((key) => query.grades.get(key) ?? 0);
  const ideal: readonly number[] = [...query.grades.values()].toSorted((left, right) => right - left);
  const wanted = ideal.filter((grade) => grade >= right).length;
  const found = grades.slice(0, far).filter((grade) => grade >= right).length;
  return {
    query,
    ndcg: gain(grades) / (gain(ideal) || 1),
    isFirstRight: (grades[0] ?? 0) >= right,
    recall: wanted === 0 ? 1 : found / wanted,
    strays:
      keys.length === 0 ? 0 : grades.slice(0, cut).filter((grade) => grade === 0).length / Math.min(cut, keys.length),
    isEmpty: keys.length === 0,
  };
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, cut).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Of many answers: shares from 0 to 1; null where no query asks for that. */
export interface Figures {
  readonly queries: number;
  readonly ndcg: number | null;
  readonly firstRight: number | null;
  readonly recall: number | null;
  readonly strays: number | null;
  readonly nothingFound: number | null;
  /** Nothing where there is nothing. */
  readonly nullRight: number | null;
}

export function figuresOf(all: readonly Measured[]): Figures {
  const answered = all.filter(({ query }) => query.kind !== "null");
  const nulls = all.filter(({ query }) => query.kind === "null");
  return {
    queries: all.length,
    ndcg: mean(answered.map(({ ndcg }) => ndcg)),
    firstRight: mean(answered.map(({ isFirstRight }) => Number(isFirstRight))),
    recall: mean(answered.map(({ recall }) => recall)),
    strays: mean(answered.map(({ strays }) => strays)),
    nothingFound: mean(answered.map(({ isEmpty }) => Number(isEmpty))),
    nullRight: mean(nulls.map(({ isEmpty }) => Number(isEmpty))),
  };
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
