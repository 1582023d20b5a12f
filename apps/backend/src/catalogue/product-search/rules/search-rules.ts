import type { RuleContents } from "../../../platform/store/schema/search-rules.ts";

/** Words that find something else as well. */
export interface RuleSynonym {
  readonly asked: readonly string[];
  readonly given: readonly string[];
}

/** How much better or worse certain products match. */
interface RuleBoost {
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

/** A rule that is in force. */
export interface ActiveRule {
  readonly id: number;
  /** Null: the platform's. */
  readonly shopId: number | null;
  /** The search that it is for; null for a rule of a category. */
  readonly text: string | null;
  readonly searchKeys: readonly string[];
  readonly contents: RuleContents;
}

/** What a list is of. */
interface RuleSubject {
  /** What is searched for, by its key; null where nothing is. */
  readonly searchKey: string | null;
  /** Null: of the whole platform. */
  readonly shopId: number | null;
}

/**
 * What rules come to for a list. Synonyms of the platform hold in every shop as well; what it pins, boosts, hides and leads
 * elsewhere is for its own lists, as what an owner does is for the shop.
 */
export function composeRules(rules: readonly ActiveRule[], { searchKey, shopId }: RuleSubject): SearchRules {
  const synonyms: RuleSynonym[] = [];
  const pins = new Set<number>();
  const boosts: RuleBoost[] = [];
  const hides = new Set<number>();
  let redirect: string | null = null;
  for (const { text, searchKeys, contents, shopId: ownShop } of rules) {
    if (contents.kind === "synonym") {
      if (text === null) continue;
      const { words, isTwoWay } = contents;
      synonyms.push({ asked: [text], given: words }, ...(isTwoWay ? [{ asked: words, given: [text] }] : []));
      continue;
    }
    const isOfList = ownShop === shopId && (text === null ? searchKey === null : searchKeys[0] === searchKey);
    if (!isOfList) continue;
    switch (contents.kind) {
      case "pin":
        for (const id of contents.productIds) pins.add(id);
        break;
      case "boost":
        boosts.push({ productIds: contents.productIds, percent: contents.percent });
        break;
      case "hide":
        for (const id of contents.productIds) hides.add(id);
        break;
      case "redirect":
        redirect ??= contents.path;
        break;
      default:
        contents satisfies never;
    }
  }
  return { synonyms, pins: [...pins], boosts, hides: [...hides], redirect };
}
