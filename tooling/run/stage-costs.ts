import { readFileSync } from "node:fs";
import { type FileCost, readFileCosts } from "../file-costs.ts";

/** What one stage of `npm test` took. The processor's seconds are unknown where the system does not count them so. */
export interface StageCost {
  readonly title: string;
  readonly wall: number;
  readonly processor: number | null;
}

/** How many of the clock's ticks Linux counts in a second, on every platform that Node runs on. */
const ticks = 100;

/**
 * Seconds of processor of all processes that this one has started and that have ended, theirs included. Servers that run
 * by themselves, like PostgreSQL, are not among them.
 */
function processorOfChildren(): number | null {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // The name of the command, in brackets, may hold spaces; what follows it are the fields from the third on.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / ticks;
  } catch {
    return null;
  }
}

/** Begins to measure a stage. @returns ends it */
export function startStage(title: string): () => StageCost {
  const started = Date.now();
  const before = processorOfChildren();
  return () => {
    const after = processorOfChildren();
    return {
      title,
      wall: (Date.now() - started) / 1000,
      processor: before === null || after === null ? null : after - before,
    };
  };
}

const dearest = 50;
const kinds: readonly { readonly title: string; readonly has: (file: string) => boolean }[] = [
  { title: "Journeys", has: (file) => file.includes("/e2e/") },
  { title: "Stories", has: (file) => file.includes(".stories.") },
  { title: "Unit tests", has: () => true },
];

const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const seconds = (value: number | null) => (value === null ? "" : value.toFixed(1));

/** A table of the stages and their sum, then one of the dearest files of each kind, as Markdown. */
export function costTables(stages: readonly StageCost[], files: readonly FileCost[]): string {
  const sum = (pick: (stage: StageCost) => number | null) =>
    stages.reduce((total, stage) => total + (pick(stage) ?? 0), 0);
  const lines = [
    row("stage", "wall s", "processor s"),
    row("---", "--:", "--:"),
    ...stages.map(({ title, wall, processor }) => row(title, seconds(wall), seconds(processor))),
    row("all", seconds(sum(({ wall }) => wall)), seconds(sum(({ processor }) => processor))),
  ];
  const left = new Set(files);
  for (const { title, has } of kinds) {
    const own = [...left].filter(({ file }) => has(file));
    for (const cost of own) left.delete(cost);
    const total = own.reduce((time, cost) => time + cost.seconds, 0);
    const tests = own.reduce((count, cost) => count + cost.tests, 0);
    lines.push("", row(`${title}: ${own.length} files`, "s", "tests"), row("---", "--:", "--:"));
    lines.push(row("all", seconds(total), `${tests}`));
    for (const cost of own.slice(0, dearest)) lines.push(row(cost.file, seconds(cost.seconds), `${cost.tests}`));
  }
  return lines.join("\n");
}

/** The tables of a run whose stages and reports these are. */
export function describeCosts(stages: readonly StageCost[], reports: string): string {
  return costTables(stages, readFileCosts(reports));
}
