import type { RuleContents } from "../../../platform/store/schema/search-rules.ts";
import type { RuleBoost, RuleSynonym, SearchRules } from "./search-rules.ts";

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
export interface RuleSubject {
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
