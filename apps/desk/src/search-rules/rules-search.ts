import type { SearchRuleKind } from "@plaza/api-client/desk";
import { type ListSearch, listSearch } from "../searches.ts";

export const ruleLists = ["all", "active", "planned", "over", "log"] as const;

export const ruleKinds: readonly SearchRuleKind[] = ["pin", "boost", "hide", "synonym", "redirect"];

/** Which rules an address shows. With both texts it also opens the form of a synonym that somebody has proposed. */
export interface RulesSearch extends ListSearch<(typeof ruleLists)[number]> {
  readonly synonymOf?: string;
  readonly synonym?: string;
  readonly kind?: SearchRuleKind;
}

const maxTextLength = 100;

export function rulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const textOf = (name: "synonymOf" | "synonym"): string => {
    const text = search[name];
    return typeof text === "string" ? text.trim().slice(0, maxTextLength) : "";
  };
  const [synonymOf, synonym] = [textOf("synonymOf"), textOf("synonym")];
  const kind = ruleKinds.find((each) => each === search["kind"]);
  return {
    ...listSearch(ruleLists)(search),
    ...(kind !== undefined && { kind }),
    ...(synonymOf !== "" && synonym !== "" && { synonymOf, synonym }),
  };
}
