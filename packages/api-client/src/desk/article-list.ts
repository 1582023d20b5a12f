import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { type Named, named } from "../wire/id-name.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { count, flag, id, integer, text } from "../wire/scalars.ts";
import type { ArticleKind } from "./article-categories.ts";

/** Draft: never published. Scheduled and over: readers do not find it yet, or any more. Hidden: by hand. */
export const articleStates = ["draft", "scheduled", "shown", "over", "hidden"] as const;
export type ArticleState = (typeof articleStates)[number];

/** The newest first; as readers have them; those that have helped least first. */
export const articleSorts = ["newest", "readers", "not_helped"] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** An article as operators list it. Times are epoch milliseconds. */
export interface ListedArticle {
  readonly id: number;
  readonly title: string;
  readonly category: Named;
  readonly isCategoryShown: boolean;
  readonly state: ArticleState;
  /** Something is written that is not published. */
  readonly hasDraft: boolean;
  readonly isAnnouncement: boolean;
  readonly shownFrom: number | null;
  readonly shownUntil: number | null;
  readonly position: number;
  readonly visits: number;
  /** How many have said so. */
  readonly helped: number;
  readonly notHelped: number;
  readonly changedAt: number;
}

const listed: Decoder<ListedArticle> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  category: field("category", named),
  isCategoryShown: field("is_category_shown", flag),
  state: field("state", wordOf<ArticleState>(...articleStates)),
  hasDraft: field("has_draft", flag),
  isAnnouncement: field("is_announcement", flag),
  shownFrom: field("shown_from", instant),
  shownUntil: field("shown_until", instant),
  position: field("position", integer),
  visits: field("visits", count),
  helped: field("helped", count),
  notHelped: field("not_helped", count),
  changedAt: field("changed_at", requiredInstant),
}));

const counts: Decoder<Readonly<Record<ArticleState, number>>> = record((field) => ({
  draft: field("draft", count),
  scheduled: field("scheduled", count),
  shown: field("shown", count),
  over: field("over", count),
  hidden: field("hidden", count),
}));

export interface ArticleListParams {
  readonly kind: ArticleKind;
  /** Undefined: any, as of the next two. */
  readonly state?: ArticleState | undefined;
  readonly categoryId?: number | undefined;
  /** A part of a title in any language. */
  readonly words?: string | undefined;
  readonly sort?: ArticleSort | undefined;
  /** What the page before ended with. */
  readonly before?: number | undefined;
}

/** A page of them, with how many there are in each state. */
export const fetchArticleList = getCall("articles/list", {
  query: ({ categoryId, ...params }: ArticleListParams) => ({ ...params, category_id: categoryId }),
  decode: record((field) => ({
    articles: field("list", list(listed)),
    hasMore: field("more", flag),
    counts: field("counts", counts),
  })),
});

export const articleListQuery = defineQuery(fetchArticleList, {
  key: "article-list",
  freshMs: 5 * second,
  staleAfter: ["article-change"],
});
