import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { optionalId } from "../wire/scalars.ts";

/** Where an article's addresses lead now. */
export interface MovedArticle {
  readonly id: number;
  readonly kind: "news" | "help";
}

const movedArticle: Decoder<MovedArticle | null> = record((field) => {
  const id = field("id", optionalId);
  return id === null ? null : { id, kind: field("kind", wordOf<MovedArticle["kind"]>("news", "help")) };
});

/**
 * The article that an id's addresses lead to, since it was removed for another one or has become one of the other kind; null:
 * readers find none. Only where the site configuration announces `moved_addresses`.
 */
export const fetchMovedArticle = getCall("article/moved", {
  query: (id: number) => ({ id }),
  decode: movedArticle,
});

export const movedArticleQuery = defineQuery(fetchMovedArticle, {
  key: "moved-article",
  freshMs: minute,
  sharedMs: minute,
});
