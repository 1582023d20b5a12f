import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { count, flag, id, nothing, requiredCount } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

export const articleKinds = ["news", "help"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** A category of news or of help, as operators see it. */
export interface EditedArticleCategory extends SeenRevision {
  readonly kind: ArticleKind;
  readonly name: LanguageTexts;
  /** Else readers find neither it nor its articles. */
  readonly isShown: boolean;
  readonly articleCount: number;
}

/** Of both kinds, those of a kind in their order. */
export const fetchEditedArticleCategories = getCall("article_categories/list", {
  decode: list(
    record((field): EditedArticleCategory => ({
      id: field("id", id),
      kind: field("kind", wordOf<ArticleKind>(...articleKinds)),
      name: field("name", languageTexts),
      isShown: field("is_shown", flag),
      revision: field("revision", requiredCount),
      articleCount: field("articles", count),
    })),
  ),
});

export const editedArticleCategoriesQuery = defineQuery(fetchEditedArticleCategories, {
  key: "edited-article-categories",
  freshMs: 5 * second,
  staleAfter: ["article-change"],
});

export interface ArticleCategoryDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  /** Of a new one. */
  readonly kind: ArticleKind;
  readonly name: LanguageTexts;
  readonly isShown: boolean;
}

export const saveArticleCategory = postCall("article_categories/save", {
  body: ({ seen, kind, name, isShown }: ArticleCategoryDraft) => ({
    ...(seen === null ? { kind } : seenBody(seen)),
    name,
    is_shown: isShown ? 1 : 0,
  }),
  decode: record((field) => field("id", id)),
});

export interface ArticleCategoryMove {
  readonly seen: SeenRevision;
  /** The one of its kind that it stands in front of; null: behind all of them. */
  readonly beforeId: number | null;
}

export const moveArticleCategory = postCall("article_categories/move", {
  body: ({ seen, beforeId }: ArticleCategoryMove) => ({ ...seenBody(seen), before_id: beforeId ?? 0 }),
  decode: nothing,
});

export interface ArticleCategoryRemoval {
  readonly seen: SeenRevision;
  /** Of the same kind: its articles go there, and its addresses lead there. */
  readonly targetId: number;
}

/** @returns how many articles have gone there */
export const removeArticleCategory = postCall("article_categories/remove", {
  body: ({ seen, targetId }: ArticleCategoryRemoval) => ({ ...seenBody(seen), target_id: targetId }),
  decode: record((field) => field("articles", count)),
});
