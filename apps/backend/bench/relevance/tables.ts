import { type Figures, figuresOf, type Measured } from "./measures.ts";

const columns = ["queries", "ndcg", "firstRight", "recall", "strays", "nothingFound", "nullRight"] as const;
const heads: Readonly<Record<keyof Figures, string>> = {
  queries: "queries",
  ndcg: "NDCG@10",
  firstRight: "first",
  recall: "recall@50",
  strays: "strays@10",
  nothingFound: "nothing",
  nullRight: "null",
};

export function printFigures(title: string, rows: readonly (readonly [name: string, figures: Figures])[]): void {
  console.log(`\n${title.padEnd(16)}${columns.map((column) => heads[column].padStart(11)).join("")}`);
  for (const [name, figures] of rows)
    console.log(`  ${name.padEnd(14)}${columns.map((column) => shown(column, figures[column]).padStart(11)).join("")}`);
}

export function printGroups(all: readonly Measured[], by: "lang" | "kind"): void {
  const groups = Map.groupBy(all, ({ query }) => query[by]);
  printFigures(
    `by ${by}`,
    [...groups].map(([name, some]) => [name, figuresOf(some)]),
  );
}

/** An answer that leaves something to be wished for, with the grades of its first articles. */
export function printEach({ query, ndcg, isFirstRight }: Measured, found: readonly string[]): void {
  const isRight = query.kind === "null" ? found.length === 0 : ndcg >= wellAnswered && isFirstRight;
  if (isRight) return;
  const first = found.slice(0, shownFirst).map((key) => `${query.grades.get(key) ?? 0} ${key}`);
  console.log(`${ndcg.toFixed(2)}  ${query.lang} ${query.kind}  ${query.q}  (${found.length})  ${first.join(", ")}`);
}

const wellAnswered = 0.9;
const shownFirst = 8;

function shown(column: keyof Figures, value: number | null): string {
  if (value === null) return "–";
  if (column === "queries") return String(value);
  return column === "ndcg" ? value.toFixed(3) : `${(value * 100).toFixed(1)} %`;
}
