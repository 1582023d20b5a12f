import type { CallContext } from "../../platform/http/call.ts";
import type { Language } from "../../platform/store/language.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, asc, desc, inArray, not, sql, type SQL } from "../../platform/store/sql.ts";
import { hasText, isForeign, reviewTabs } from "./review-filter.ts";

export const reviewOrders = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Which reviews of a product a reader wants to see; all but the tab is the extension `review_votes`. */
export interface ReviewChoice {
  readonly tab: number;
  /** Any of these; none: all. */
  readonly stars: readonly number[];
  readonly withText: boolean;
  /** Only in this language; null: in any. */
  readonly language: Language | null;
}

/** What is unknown or out of range is not filtered by. */
export function reviewChoice({ query, namedLanguage }: Pick<CallContext, "query" | "namedLanguage">): ReviewChoice {
  return {
    tab: reviewTabs.find(({ id }) => id === query.integer("type"))?.id ?? 0,
    stars: query.ids("stars").filter((stars) => stars <= 5),
    withText: query.flag("with_text") === true,
    language: query.flag("own_language") === true ? namedLanguage : null,
  };
}

export function reviewOrder({ query }: Pick<CallContext, "query">): ReviewOrder {
  return reviewOrders.find((each) => each === query.text("sort")) ?? "newest";
}

/** The parts of a choice, each on its own, so that each can be left out where the others are counted. */
export function conditionsOf({ tab, stars, withText, language }: ReviewChoice) {
  return {
    tab: tab === 0 ? undefined : reviewTabs.find(({ id }) => id === tab)?.condition,
    stars: stars.length === 0 ? undefined : inArray(reviews.productStars, [...stars]),
    text: withText ? hasText : undefined,
    language: language === null ? undefined : not(isForeign(language)),
  } as const;
}

export function chosen(choice: ReviewChoice): SQL {
  return and(...Object.values(conditionsOf(choice))) ?? sql`true`;
}

/** Each of them is the order of an index. */
export function orderedBy(order: ReviewOrder): readonly SQL[] {
  switch (order) {
    case "newest":
      return [desc(reviews.id)];
    case "helpful":
      return [desc(reviews.helpfulCount), desc(reviews.id)];
    case "highest":
      return [desc(reviews.productStars), desc(reviews.id)];
    case "lowest":
      return [asc(reviews.productStars), desc(reviews.id)];
    default:
      return order satisfies never;
  }
}
