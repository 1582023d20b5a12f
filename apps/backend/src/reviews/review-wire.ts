import { inLanguage } from "../store/language.ts";
import type { Reader } from "../http/reader.ts";
import { wallClock } from "../wire/time.ts";
import type { reviews } from "../store/schema/reviews.ts";
import { onlyOne } from "../wire/only-one.ts";

export type Review = typeof reviews.$inferSelect;

/** A review as a product's page has the newest of them; its text stays in the language it was written in. */
export function reviewWire(review: Review, productName: string, { images }: Reader) {
  return {
    id: review.id,
    goods_comment: review.productStars,
    create_time: wallClock(review.createdAt),
    comment: review.body,
    avatar: images.of(review.avatar),
    nickname: review.nickname,
    goods_name: productName,
    image: review.images.map((path) => images.of(path)),
    // Ours: the original has one language.
    lang: review.language ?? "",
  };
}

/** The same in the list of reviews, which also says what was bought and what the merchant answered. */
export function reviewListItem(review: Review, productName: string, reader: Reader) {
  return {
    ...reviewWire(review, productName, reader),
    reply: review.reply,
    spec_value_str: inLanguage(review, "skuLabel", reader.language) || onlyOne,
  };
}
