/** Words that find something else as well. */
export interface RuleSynonym {
  readonly asked: readonly string[];
  readonly given: readonly string[];
}

/** How much better or worse certain products match. */
export interface RuleBoost {
  readonly productIds: readonly number[];
  /** From 50 to 200. */
  readonly percent: number;
}

/** What the rules of one list come to, as plain data: a draft is tried by passing it along. */
export interface SearchRules {
  readonly synonyms: readonly RuleSynonym[];
  /** First of the list, in this order, where they are on sale and of what the list is narrowed to. */
  readonly pins: readonly number[];
  readonly boosts: readonly RuleBoost[];
  /** Hidden wins over pinned. */
  readonly hides: readonly number[];
  /** A path of the shop that is shown in place of the list. */
  readonly redirect: string | null;
}

export const noRules: SearchRules = { synonyms: [], pins: [], boosts: [], hides: [], redirect: null };

/** Whether they change which products are shown, or in what order, once they are found. */
export function arrangesProducts({ pins, boosts, hides }: SearchRules): boolean {
  return [pins, boosts, hides].some((each) => each.length > 0);
}
