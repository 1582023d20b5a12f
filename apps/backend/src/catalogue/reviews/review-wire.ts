import { optionValuesIn } from "../../platform/store/option-values.ts";
import { shownNickname } from "../../identity/customers/given-nickname.ts";
import { inLanguage, type Texts } from "../../platform/store/language.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { reviews } from "../../platform/store/schema/reviews.ts";

/** Of a review whose writer has deleted the account, which leaves it without a nickname. */
const deletedCustomer: Texts = { en: "Deleted customer", zh: "已注销用户", ja: "退会したユーザー", ko: "탈퇴한 회원" };

export type Review = typeof reviews.$inferSelect;

/** A review as a product's page has the newest of them; its text stays in the language it was written in. */
export function reviewWire(review: Review, productName: string, { images, language }: Reader) {
  return {
    id: review.id,
    goods_comment: review.productStars,
    create_time: wallClock(review.createdAt),
    comment: review.body,
    avatar: images.of(review.avatar),
    nickname:
      review.nickname === "" ? deletedCustomer[language.wanted] : shownNickname(review.nickname, language.wanted),
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
    // Ours: when, and what other readers think of it.
    reply_time: review.repliedAt === null ? "" : wallClock(review.repliedAt),
    helpful_num: review.helpfulCount,
    // Ours: what its writer has added, and whether it was changed.
    follow_up: review.followUp,
    follow_up_time: review.followedUpAt === null ? "" : wallClock(review.followedUpAt),
    follow_up_images: review.followUpImages.map((path) => reader.images.of(path)),
    edited: flag(review.editedAt !== null),
    spec_value_str: inLanguage(review, "skuLabel", reader.language) || onlyOne,
    spec_values: optionValuesIn(review, reader.language),
  };
}
