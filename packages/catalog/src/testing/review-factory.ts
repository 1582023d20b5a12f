import type { Page, Review, ReviewFilter, ReviewOverview } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

export function review(changes: Partial<Review> = {}): Review {
  return {
    id: 1,
    stars: 5,
    createdAt: Date.UTC(2026, 10, 12),
    text: "Pours in a clean line and never drips on the lid. The colour is deeper than on my screen, closer to a ripe cherry.",
    language: "en",
    nickname: "j***w",
    avatar: null,
    skuLabel: "Cherry / 900 ml",
    images: [],
    shop: null,
    reply: null,
    repliedAt: null,
    followUp: null,
    isEdited: false,
    helpfulCount: null,
    ...changes,
  };
}

/** The newest reviews of a teapot: with and without images and answers, one of stars alone, those in other languages last. */
const teapotReviews: readonly Review[] = [
  review({
    id: 8,
    images: [0.16, 0.24].map((scale) => image("teapot", { width: 960, scale })),
    reply: "Thank you. The glaze does shift a little from kiln to kiln; we are glad yours came out well.",
  }),
  review({ id: 7, nickname: "m***r", stars: 4, text: "Keeps tea hot for about forty minutes.\nThe infuser sits low." }),
  review({ id: 3, nickname: null, text: "", stars: 2, createdAt: null, language: null }),
  review({ id: 6, nickname: "空***あ", language: "ja", text: "二つ目の購入です。今回は母への贈り物にしました。" }),
  review({
    id: 5,
    nickname: "小***猫",
    language: "zh",
    text: "出水很利落，壶盖不滴水，包装也很用心。",
    skuLabel: null,
  }),
  review({ id: 4, nickname: "박***린", language: "ko", text: "손잡이가 뜨거워지지 않아서 좋아요.", stars: 3 }),
];

export function reviewPage(changes: Partial<Page<Review>> = {}): Page<Review> {
  return { items: teapotReviews, total: 148, page: 1, pageSize: 10, hasMore: true, ...changes };
}

export const reviewCounts: Readonly<Record<ReviewFilter, number>> = {
  all: 148,
  images: 36,
  good: 142,
  medium: 4,
  bad: 2,
};

export function reviewOverview(changes: Partial<ReviewOverview> = {}): ReviewOverview {
  return { positiveRatio: 0.986, counts: reviewCounts, ...changes };
}
