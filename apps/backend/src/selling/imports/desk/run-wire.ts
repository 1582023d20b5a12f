import type { Language } from "../../../platform/store/language.ts";
import type { ImportRun } from "../../../platform/store/schema/imports.ts";
import { sentenceText } from "../sentence.ts";

/** What lists say of a run; what is wrong with it is long, and said of a single one. */
export type ListedRun = Omit<ImportRun, "problems" | "failure">;

/** @param by who has sent the file */
export function runWire(run: ListedRun, by: string) {
  return {
    id: run.id,
    name: run.name,
    kind: run.kind,
    bytes: run.bytes,
    by,
    state: run.state,
    checked_bytes: run.checkedBytes,
    total: run.total,
    done: run.done,
    checked: run.checked,
    imported: run.imported,
    problem_count: run.problemCount,
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}

/** With what is wrong in the language of who reads it. */
export function runDetailWire(run: ImportRun, by: string, language: Language) {
  return {
    ...runWire(run, by),
    failure: run.failure === null ? "" : sentenceText(run.failure, language),
    problems: run.problems.map(({ line, column, sentence }) => ({
      line,
      column,
      text: sentenceText(sentence, language),
    })),
  };
}
