import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { optionText } from "../wire/option-text.ts";
import { page } from "../wire/page.ts";
import { flag, id, optionalCount, optionalId, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import type { Review } from "./reviews.ts";
import { stars } from "./stars.ts";

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

const images: Decoder<readonly string[]> = (value, context) => [
  ...new Set(list(image)(value ?? [], context).filter((address) => address !== null)),
];

const review: Decoder<Review> = record((field) => {
  const language = field("lang", text);
  const shopId = field("shop_id", optionalId);
  const followUp = { text: field("follow_up", text), images: field("follow_up_images", images) };
  return {
    id: field("id", id),
    stars: field("goods_comment", stars),
    createdAt: field("create_time", time),
    text: field("comment", text),
    language: languageTag.test(language) ? language : null,
    nickname: field("nickname", optionalText),
    avatar: field("avatar", image),
    skuLabel: optionText(field, "spec_value_str"),
    images: field("image", images),
    shop: shopId === null ? null : { id: shopId, name: field("shop_name", text) },
    reply: field("reply", optionalText),
    repliedAt: field("reply_time", time),
    followUp:
      followUp.text === "" && followUp.images.length === 0 ? null : { ...followUp, at: field("follow_up_time", time) },
    isEdited: field("edited", flag),
    helpfulCount: field("helpful_num", optionalCount),
  };
});

export const reviews = page(review);
