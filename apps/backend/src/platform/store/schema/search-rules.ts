import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";
import { categories } from "./catalog.ts";
import { shopCategories, shops } from "./merchants.ts";

/** What a rule does: finds more, shows first, lifts or lowers, leaves out, leads elsewhere. */
export const ruleKinds = ["synonym", "pin", "boost", "hide", "redirect"] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What a rule says, by its kind. */
export type RuleContents =
  | {
      readonly kind: "synonym";
      readonly words: readonly string[];
      /** Who searches for one of the words finds what the rule is for, too. */
      readonly isTwoWay: boolean;
    }
  /** In their order. */
  | { readonly kind: "pin"; readonly productIds: readonly number[] }
  | { readonly kind: "hide"; readonly productIds: readonly number[] }
  /** What is left of how well they match, in percent: above 100 they rise, below they sink. */
  | { readonly kind: "boost"; readonly productIds: readonly number[]; readonly percent: number }
  /** A path of the shop. */
  | { readonly kind: "redirect"; readonly path: string };

/** What a rule is at a moment, as its history keeps it. */
export interface RuleState {
  /** The search that it is for, as it was written; null for a rule of a category. */
  readonly text: string | null;
  /** Of the platform. */
  readonly categoryId: number | null;
  /** One of the shop's own. */
  readonly shopCategoryId: number | null;
  readonly contents: RuleContents;
  /** As ISO 8601 writes moments. */
  readonly validFrom: string;
  /** Null: until it is taken back. */
  readonly validUntil: string | null;
  readonly isRemoved: boolean;
}

/** What an operator, or a shop's owner, has decided about a search or a category. */
export const searchRules = pgTable(
  "search_rules",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** For the search inside this shop; null: for the platform's. */
    shopId: integer("shop_id").references(() => shops.id),
    text: text(),
    /** What the search, and the words of synonyms that hold both ways, are equal by. */
    searchKeys: text("search_keys").array().notNull().default([]),
    categoryId: integer("category_id").references(() => categories.id),
    shopCategoryId: integer("shop_category_id").references(() => shopCategories.id),
    contents: jsonb().$type<RuleContents>().notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    validUntil: timestamp("valid_until", { withTimezone: true }),
    /** Counts its changes: that of the last row of its history. */
    revision: integer().notNull(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (rule) => [
    index("search_rules_keys")
      .using("gin", rule.searchKeys)
      .where(sql`removed_at is null`),
    index("search_rules_category").on(rule.categoryId),
    index("search_rules_shop_category").on(rule.shopCategoryId),
    index("search_rules_shop").on(rule.shopId, rule.id),
    check(
      "search_rules_subject",
      sql`num_nonnulls(${rule.text}, ${rule.categoryId}, ${rule.shopCategoryId}) = 1
        and (${rule.text} is null) = (cardinality(${rule.searchKeys}) = 0)`,
    ),
    check("search_rules_period", sql`${rule.validUntil} is null or ${rule.validUntil} > ${rule.validFrom}`),
  ],
);

export type SearchRuleRow = typeof searchRules.$inferSelect;

/** Every change of every rule, and what the rule was after it. */
export const searchRuleRevisions = pgTable(
  "search_rule_revisions",
  {
    ruleId: integer("rule_id")
      .notNull()
      .references(() => searchRules.id, { onDelete: "cascade" }),
    /** From 1. */
    revision: integer().notNull(),
    action: text({ enum: ["made", "changed", "removed", "undone"] }).notNull(),
    state: jsonb().$type<RuleState>().notNull(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (change) => [
    primaryKey({ columns: [change.ruleId, change.revision] }),
    index("search_rule_revisions_agent").on(change.agentId),
  ],
);

export type RuleRevisionRow = typeof searchRuleRevisions.$inferSelect;
