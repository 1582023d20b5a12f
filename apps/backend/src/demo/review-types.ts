import type { Language } from "../store/language.ts";

/** What buyers write, one or two sentences each, by how content they are. */
interface ReviewPool {
  /** Four and five stars. */
  readonly good: readonly string[];
  readonly medium: readonly string[];
  /** One and two stars. */
  readonly bad: readonly string[];
}

/** In each language its own sentences, not translations of each other. */
export type ReviewPools = Readonly<Record<Language, ReviewPool>>;
