import type { Texts } from "../../platform/store/language.ts";

/** A category to begin with, in all languages. */
export interface StarterCategory {
  readonly name: Texts;
  readonly children: readonly StarterCategory[];
}

/** What a set is known by, in calls. */
type StarterSetKey = "general" | "fashion" | "home";

export interface StarterSet {
  readonly key: StarterSetKey;
  readonly name: Texts;
  readonly categories: readonly StarterCategory[];
}

export function category(
  en: string,
  zh: string,
  ja: string,
  ko: string,
  ...children: readonly StarterCategory[]
): StarterCategory {
  return { name: { en, zh, ja, ko }, children };
}
