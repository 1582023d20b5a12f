import type { Executor } from "../../../platform/store/database.ts";
import { activeRules, type RuledList, rulesFor } from "./find-rules.ts";
import type { SearchRules } from "./search-rules.ts";

export interface RuledAnswer<Answer> {
  readonly answer: Answer;
  /** Those that it was asked with. */
  readonly rules: SearchRules;
}

/**
 * Asks a search with the rules that are in force. What was put right has the rules of what it was put right to besides, and is
 * asked once more where there are some.
 */
export async function withRules<Answer extends { readonly corrected: string | null }>(
  db: Executor,
  list: RuledList,
  now: Date,
  ask: (rules: SearchRules) => Promise<Answer>,
): Promise<RuledAnswer<Answer>> {
  const rules = rulesFor(list, await activeRules(db, list, now));
  const answer = await ask(rules);
  if (answer.corrected === null) return { answer, rules };
  const meant = { ...list, text: answer.corrected };
  const others = await activeRules(db, meant, now);
  if (others.length === 0) return { answer, rules };
  const both = joinedRules(rules, rulesFor(meant, others));
  return { answer: await ask(both), rules: both };
}

/** Rules of what was typed, and of what was meant by it. */
function joinedRules(typed: SearchRules, meant: SearchRules): SearchRules {
  return {
    synonyms: [...typed.synonyms, ...meant.synonyms],
    pins: [...new Set([...typed.pins, ...meant.pins])],
    boosts: [...typed.boosts, ...meant.boosts],
    hides: [...new Set([...typed.hides, ...meant.hides])],
    redirect: typed.redirect ?? meant.redirect,
  };
}
