import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import { type NamedProduct, namedProduct } from "./named-product.ts";

/** Finds more, shows first, lifts or lowers, leaves out, leads elsewhere. */
export type SearchRuleKind = "synonym" | "pin" | "boost" | "hide" | "redirect";

export type SearchRuleList = "all" | "active" | "planned" | "over";

export interface RuleCategory {
  readonly id: number;
  readonly name: string;
}

/** What a rule says; what its kind does not have is empty. Times are epoch milliseconds. */
export interface SearchRuleState {
  /** What is searched for; "" for a rule of a category. */
  readonly text: string;
  readonly category: RuleCategory | null;
  readonly kind: SearchRuleKind;
  readonly words: readonly string[];
  /** The words find what the text finds, too. */
  readonly isTwoWay: boolean;
  readonly products: readonly NamedProduct[];
  /** What is left of how well they match: above 100 they rise. */
  readonly percent: number;
  /** A path of the shop. */
  readonly path: string;
  readonly validFrom: number;
  readonly validUntil: number | null;
  readonly isRemoved: boolean;
}

export interface SearchRule extends SearchRuleState {
  readonly id: number;
  /** That of its last change. */
  readonly revision: number;
  readonly state: Exclude<SearchRuleList, "all">;
  readonly changedBy: string;
  readonly changedAt: number;
}

export interface SearchRuleChange {
  readonly ruleId: number;
  readonly revision: number;
  readonly action: "made" | "changed" | "removed" | "undone";
  /** Null: there was none. */
  readonly before: SearchRuleState | null;
  readonly after: SearchRuleState;
  readonly changedBy: string;
  readonly changedAt: number;
  /** The rule has not been changed since, so this can be undone. */
  readonly isLast: boolean;
}

const products = list(namedProduct);

const category: Decoder<RuleCategory> = record((field) => ({ id: field("id", id), name: field("name", text) }));

const stateOf = (field: FieldReader): SearchRuleState => ({
  text: field("text", text),
  category: field("category", optional(category)),
  kind: field("kind", wordOf<SearchRuleKind>("synonym", "pin", "boost", "hide", "redirect")),
  words: field("words", list(text)),
  isTwoWay: field("is_two_way", flag),
  products: field("products", products),
  percent: field("percent", requiredCount),
  path: field("path", text),
  validFrom: field("valid_from", requiredInstant),
  validUntil: field("valid_until", instant),
  isRemoved: field("is_removed", flag),
});
const state: Decoder<SearchRuleState> = record(stateOf);

const rules = page(
  record((field): SearchRule => ({
    id: field("id", id),
    revision: field("revision", requiredCount),
    ...stateOf(field),
    state: field("state", wordOf<SearchRule["state"]>("active", "planned", "over")),
    changedBy: field("changed_by", text),
    changedAt: field("changed_at", requiredInstant),
  })),
);

export interface SearchRulesParams {
  readonly list: SearchRuleList;
  readonly kind?: SearchRuleKind | undefined;
  /** A part of what is searched for. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The rules of the own shop, or for an operator those of the platform: what was changed last first. */
export const fetchSearchRules = getCall("search_rules/list", {
  query: ({ list: name, kind, words, page: number, pageSize }: SearchRulesParams) => ({
    list: name,
    kind,
    words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<SearchRule> => rules(value, context),
});

export const searchRulesQuery = defineQuery(fetchSearchRules, {
  key: "search-rules",
  freshMs: 5 * second,
  staleAfter: ["search-rule-change"],
});

const changes = page(
  record((field): SearchRuleChange => ({
    ruleId: field("rule_id", id),
    revision: field("revision", requiredCount),
    action: field("action", wordOf<SearchRuleChange["action"]>("made", "changed", "removed", "undone")),
    before: field("before", optional(state)),
    after: field("after", state),
    changedBy: field("changed_by", text),
    changedAt: field("changed_at", requiredInstant),
    isLast: field("is_last", flag),
  })),
);

export interface SearchRuleLogParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Who has changed what, the newest first. */
export const fetchSearchRuleLog = getCall("search_rules/log", {
  query: ({ page: number, pageSize }: SearchRuleLogParams) => ({ page_no: number, page_size: pageSize }),
  decode: (value, context): Page<SearchRuleChange> => changes(value, context),
});

export const searchRuleLogQuery = defineQuery(fetchSearchRuleLog, {
  key: "search-rule-log",
  freshMs: 5 * second,
  staleAfter: ["search-rule-change"],
});

/** A rule as it is to be; the platform ignores what its kind does not have. */
export interface SearchRuleDraft {
  /** Of the rule that it takes the place of. */
  readonly seen: { readonly id: number; readonly revision: number } | null;
  readonly text: string;
  readonly categoryId: number | null;
  readonly kind: SearchRuleKind;
  readonly words: readonly string[];
  readonly isTwoWay: boolean;
  readonly productIds: readonly number[];
  readonly percent: number;
  readonly path: string;
  /** Epoch milliseconds; null: from now on. */
  readonly validFrom: number | null;
  /** Null: until it is removed. */
  readonly validUntil: number | null;
}

function wireDraft(draft: SearchRuleDraft) {
  const { seen, text: searched, categoryId, kind, words, isTwoWay, productIds, percent, path } = draft;
  return {
    ...(seen !== null && { id: seen.id, revision: seen.revision }),
    ...(categoryId === null ? { text: searched } : { category_id: categoryId }),
    kind,
    words,
    is_two_way: isTwoWay ? 1 : 0,
    product_ids: productIds,
    percent,
    path,
    valid_from: draft.validFrom === null ? "" : new Date(draft.validFrom).toISOString(),
    valid_until: draft.validUntil === null ? "" : new Date(draft.validUntil).toISOString(),
  };
}

/** Fails where somebody has changed the rule meanwhile. */
export const saveSearchRule = postCall("search_rules/save", {
  body: wireDraft,
  decode: record((field) => field("id", id)),
});

const seenBody = (seen: { readonly id: number; readonly revision: number }) => ({ ...seen });

export const removeSearchRule = postCall("search_rules/remove", { body: seenBody, decode: nothing });

/** Takes the last change of a rule back. */
export const undoSearchRule = postCall("search_rules/undo", { body: seenBody, decode: nothing });

export interface PreviewedList {
  /** Those that shoppers see first. */
  readonly products: readonly NamedProduct[];
  readonly total: number;
  /** What is shown in its place; "" for nothing. */
  readonly redirect: string;
}

export interface SearchRulePreview {
  readonly before: PreviewedList;
  readonly after: PreviewedList;
}

const previewed: Decoder<PreviewedList> = record((field) => ({
  products: field("products", products),
  total: field("count", count),
  redirect: field("redirect", text),
}));

export interface SearchRulePreviewParams extends SearchRuleDraft {
  /** What is searched for, where it is not what the rule is for. */
  readonly search?: string | undefined;
}

/** What a list begins with, as it is and as it would be. Changes nothing. */
export const previewSearchRule = postCall("search_rules/preview", {
  body: ({ search, ...draft }: SearchRulePreviewParams) => ({ ...wireDraft(draft), search }),
  decode: record((field): SearchRulePreview => ({
    before: field("before", previewed),
    after: field("after", previewed),
  })),
});

/** What a rule can name, by what it is found by; without words what sells best. */
export const fetchRuleProducts = getCall("search_rules/products", {
  query: ({ words }: { readonly words?: string | undefined }) => ({ words }),
  decode: (value, context): readonly NamedProduct[] => products(value, context),
});

export const ruleProductsQuery = defineQuery(fetchRuleProducts, { key: "rule-products", freshMs: 30 * second });

/** What a rule can be for besides a search. */
export const fetchRuleCategories = getCall("search_rules/categories", {
  decode: (value, context): readonly RuleCategory[] => list(category)(value, context),
});

export const ruleCategoriesQuery = defineQuery(fetchRuleCategories, { key: "rule-categories", freshMs: minute });
