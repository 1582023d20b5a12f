import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { count, flag, id, integer, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type ArticleKind, articleKinds } from "./article-categories.ts";
import { type ArticleState, articleStates } from "./article-list.ts";
import { type EditedTexts, editedTexts } from "./edited-texts.ts";
import { previewAddresses } from "./preview-addresses.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What is written of an article. Times are epoch milliseconds; null: without a beginning, without an end. */
export interface EditedContents {
  readonly categoryId: number;
  readonly title: EditedTexts;
  readonly intro: EditedTexts;
  /** HTML of an editor. */
  readonly body: EditedTexts;
  readonly image: string | null;
  readonly position: number;
  readonly shownFrom: number | null;
  readonly shownUntil: number | null;
  readonly isAnnouncement: boolean;
  readonly tickerFrom: number | null;
  readonly tickerUntil: number | null;
}

export interface ArticleVersion {
  /** Of its article, from 1. */
  readonly version: number;
  /** In which it is written. */
  readonly languages: readonly Locale[];
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: number;
}

export interface EditedArticle extends SeenRevision {
  /** Of what readers find; of the draft before anything was published. */
  readonly kind: ArticleKind;
  readonly state: ArticleState;
  readonly isCategoryShown: boolean;
  readonly isShown: boolean;
  /** The published one; 0: none. */
  readonly version: number;
  readonly visits: number;
  readonly helped: number;
  readonly notHelped: number;
  /** "" for nobody at the desk. */
  readonly changedBy: string;
  readonly changedAt: number;
  /** Of the store: shown where another is missing, and so needed. */
  readonly defaultLanguage: Locale;
  readonly draft: EditedContents | null;
  readonly published: EditedContents | null;
  /** The newest first. */
  readonly versions: readonly ArticleVersion[];
}

const locale = wordOf<Locale>(...locales);

const contents: Decoder<EditedContents> = record((field) => ({
  categoryId: field("category_id", id),
  title: field("title", editedTexts),
  intro: field("intro", editedTexts),
  body: field("body", editedTexts),
  image: field("image", image),
  position: field("position", integer),
  shownFrom: field("shown_from", instant),
  shownUntil: field("shown_until", instant),
  isAnnouncement: field("is_announcement", flag),
  tickerFrom: field("ticker_from", instant),
  tickerUntil: field("ticker_until", instant),
}));

const version: Decoder<ArticleVersion> = record((field) => ({
  version: field("version", requiredCount),
  languages: field("languages", list(locale)),
  publishedBy: field("published_by", text),
  publishedAt: field("published_at", requiredInstant),
}));

export const fetchEditedArticle = getCall("articles/detail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: record((field): EditedArticle => ({
    id: field("id", id),
    kind: field("kind", wordOf<ArticleKind>(...articleKinds)),
    state: field("state", wordOf<ArticleState>(...articleStates)),
    revision: field("revision", requiredCount),
    isCategoryShown: field("is_category_shown", flag),
    isShown: field("is_shown", flag),
    version: field("version", requiredCount),
    visits: field("visits", count),
    helped: field("helped", count),
    notHelped: field("not_helped", count),
    changedBy: field("changed_by", text),
    changedAt: field("changed_at", requiredInstant),
    defaultLanguage: field("default_language", locale),
    draft: field("draft", optional(contents)),
    published: field("published", optional(contents)),
    versions: field("versions", list(version)),
  })),
});

export const editedArticleQuery = defineQuery(fetchEditedArticle, {
  key: "edited-article",
  freshMs: 5 * second,
  staleAfter: ["article-change"],
});

/** What was published once, which never changes. */
export const fetchArticleVersion = getCall("articles/version", {
  query: ({ id: articleId, version: number }: { readonly id: number; readonly version: number }) => ({
    id: articleId,
    version: number,
  }),
  decode: contents,
});

export const articleVersionQuery = defineQuery(fetchArticleVersion, { key: "article-version", freshMs: 10 * minute });

const moment = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

const onlySeen = (seen: SeenRevision) => ({ ...seenBody(seen) });

const contentsBody = (written: EditedContents) => ({
  category_id: written.categoryId,
  title: written.title,
  intro: written.intro,
  body: written.body,
  image: written.image ?? "",
  position: written.position,
  shown_from: moment(written.shownFrom),
  shown_until: moment(written.shownUntil),
  is_announcement: written.isAnnouncement ? 1 : 0,
  ticker_from: moment(written.tickerFrom),
  ticker_until: moment(written.tickerUntil),
});

/** Nobody but operators sees it until it is published. @returns its id */
export const addArticle = postCall("articles/add", {
  body: contentsBody,
  decode: record((field) => field("id", id)),
});

/** Each of these fails where somebody has changed the article meanwhile. */
export const saveArticleDraft = postCall("articles/save_draft", {
  body: ({ seen, written }: { readonly seen: SeenRevision; readonly written: EditedContents }) => ({
    ...seenBody(seen),
    ...contentsBody(written),
  }),
  decode: nothing,
});

export const discardArticleDraft = postCall("articles/discard_draft", { body: onlySeen, decode: nothing });

/** Readers find the draft from now on, or from its beginning. */
export const publishArticle = postCall("articles/publish", { body: onlySeen, decode: nothing });

/** What was published before is published again, as a new version. */
export const publishArticleAgain = postCall("articles/publish_again", {
  body: ({ seen, version: number }: { readonly seen: SeenRevision; readonly version: number }) => ({
    ...seenBody(seen),
    version: number,
  }),
  decode: nothing,
});

/** Hides what is published from readers, or shows it again. */
export const showArticle = postCall("articles/show", {
  body: ({ seen, isShown }: { readonly seen: SeenRevision; readonly isShown: boolean }) => ({
    ...seenBody(seen),
    is_shown: isShown ? 1 : 0,
  }),
  decode: nothing,
});

/** In favour of another one, its addresses lead there. */
export const removeArticle = postCall("articles/remove", {
  body: ({ seen, targetId }: { readonly seen: SeenRevision; readonly targetId: number | null }) => ({
    ...seenBody(seen),
    target_id: targetId ?? 0,
  }),
  decode: nothing,
});

/** The page of the shop with the draft of this revision. It fails where that was changed, published or discarded. */
export const fetchArticlePreview = postCall("articles/preview_addresses", {
  body: onlySeen,
  decode: previewAddresses,
});
