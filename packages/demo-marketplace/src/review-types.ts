import type { Language } from "./texts.ts";

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

export interface ReviewTexts {
  /** What is said of a department's products, by the key of the department. */
  readonly departments: Readonly<Record<string, ReviewPools>>;
  /** What is said of any purchase, mostly after a sentence on the product itself. */
  readonly anyProduct: ReviewPools;
  /** What merchants answer. */
  readonly replies: ReviewPools;
}
