import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireReview } from "../testing/wire-review.ts";
import { fetchOwnReviewState, reportReview, voteForReview } from "./own-review-state.ts";
import { fetchReviewFacets } from "./review-facets.ts";
import { fetchReviewOverview } from "./review-overview.ts";
import { fetchReviews, type Review } from "./reviews.ts";

const row = wireReview({
  id: 9,
  goods_comment: 4,
  create_time: "2025-05-06 07:08:09",
  comment: 'Fits <b>well</b> & "fast" 😀',
  avatar: "http://127.0.0.1/uploads/me.png",
  nickname: "m***a",
  reply: "Thank you",
  spec_value_str: "24 cm,oak",
  image: ["http://127.0.0.1/uploads/1.png", "", "http://127.0.0.1/uploads/1.png"],
  lang: "en",
});

async function reviewOf(changes: Record<string, unknown>): Promise<Review | undefined> {
  const { api } = succeeding({ lists: [{ ...row, ...changes }], count: 1, more: 0, page_no: 1, page_size: 10 });
  return (await fetchReviews(api, { productId: 31, filter: "all", page: 1, pageSize: 10 })).items[0];
}

test("a review is read with its images, each once", async () => {
  expect(await reviewOf({})).toEqual({
    id: 9,
    stars: 4,
    createdAt: Date.UTC(2025, 4, 5, 23, 8, 9),
    text: 'Fits <b>well</b> & "fast" 😀',
    language: "en",
    nickname: "m***a",
    avatar: "/uploads/me.png",
    skuLabel: "24 cm,oak",
    images: ["/uploads/1.png"],
    shop: null,
    reply: "Thank you",
    repliedAt: null,
    followUp: null,
    isEdited: false,
    helpfulCount: null,
  });
});

test("a review is read with what came later: an answer's time, a follow-up, a change, and who was helped", async () => {
  const later = {
    reply_time: "2025-05-07 07:08:09",
    follow_up: "Still <i>fine</i>",
    follow_up_time: "2025-05-13 07:08:09",
    follow_up_images: ["http://127.0.0.1/uploads/2.png", "", "http://127.0.0.1/uploads/2.png"],
    edited: 1,
    helpful_num: "12",
  };
  expect(await reviewOf(later)).toMatchObject({
    repliedAt: Date.UTC(2025, 4, 6, 23, 8, 9),
    followUp: { text: "Still <i>fine</i>", at: Date.UTC(2025, 4, 12, 23, 8, 9), images: ["/uploads/2.png"] },
    isEdited: true,
    helpfulCount: 12,
  });
  expect(await reviewOf({ ...later, follow_up: "" })).toMatchObject({ followUp: { text: "" } });
  expect(await reviewOf({ ...later, follow_up: "", follow_up_images: [] })).toMatchObject({ followUp: null });
  expect(await reviewOf({ ...later, follow_up: "", follow_up_images: null })).toMatchObject({ followUp: null });
});

test("a review says at which shop the article was bought, where the platform pools reviews", async () => {
  expect(await reviewOf({ goods_id: 32, shop_id: 7, shop_name: "Ironworks" })).toMatchObject({
    shop: { id: 7, name: "Ironworks" },
  });
});

test("a review may be stars alone, of a deleted account and a deleted SKU", async () => {
  const least = {
    comment: "",
    avatar: "http://127.0.0.1/",
    nickname: null,
    reply: "",
    spec_value_str: null,
    image: [],
  };
  expect(await reviewOf({ ...least, lang: undefined })).toMatchObject({
    text: "",
    language: null,
    nickname: null,
    avatar: null,
    skuLabel: null,
    images: [],
    reply: null,
  });
});

test.each([
  [9, 5],
  [0, 1],
  ["3", 3],
])("a review with %j for stars has %i", async (sent, stars) => {
  expect(await reviewOf({ goods_comment: sent })).toMatchObject({ stars });
});

test("a review has neither the platform's placeholder as its SKU nor an invalid text as its language", async () => {
  expect(await reviewOf({ spec_value_str: "默认", lang: '"><b>' })).toMatchObject({ skuLabel: null, language: null });
});

describe("the parameters of reviews", () => {
  test.each([
    ["all", "0"],
    ["images", "1"],
    ["good", "2"],
    ["medium", "3"],
    ["bad", "4"],
  ] as const)("reviews filtered by %s are asked for with the type %s", async (filter, type) => {
    const { api, called } = succeeding({ lists: [], count: 0, more: 0, page_no: 2, page_size: 10 });
    await fetchReviews(api, { productId: 31, filter, page: 2, pageSize: 10 });
    expect(Object.fromEntries(called[0]?.searchParams ?? [])).toEqual({
      goods_id: "31",
      article: "1",
      type,
      page_no: "2",
      page_size: "10",
    });
  });
});

test("the overview of reviews is read whatever the order of its rows", async () => {
  const comment = [
    { name: "差评", id: 4, count: 1 },
    { name: "全部", id: 0, count: 3 },
    { name: "好评", id: 2, count: "2" },
  ];
  const { api, called } = succeeding({ percent: "66.67%", comment });
  expect(await fetchReviewOverview(api, 31)).toEqual({
    positiveRatio: 0.6667,
    counts: { all: 3, images: 0, good: 2, medium: 0, bad: 1 },
  });
  expect(called[0]?.search).toBe("?goods_id=31&article=1");
});

test("reviews that a reader chooses are asked for, counted, voted for and reported by their wire names", async () => {
  const choice = { stars: [5, 4], withText: true, ownLanguage: true, ownShop: true } as const;
  const { api, called } = succeeding({ lists: [], count: 0, more: 0, page_no: 1, page_size: 10 });
  await fetchReviews(api, { productId: 31, filter: "all", page: 1, pageSize: 10, order: "helpful", ...choice });
  expect(Object.fromEntries(called[0]?.searchParams ?? [])).toEqual({
    goods_id: "31",
    article: "1",
    type: "0",
    stars: "5,4",
    with_text: "1",
    own_language: "1",
    own_shop: "1",
    sort: "helpful",
    page_no: "1",
    page_size: "10",
  });
  const counted = succeeding({
    count: 3,
    with_text: "2",
    own_language: 1,
    own_shop: 2,
    stars: [
      { stars: 1, count: 1 },
      { stars: 5, count: 2 },
    ],
    comment: [{ id: 2, count: 2 }],
  });
  expect(await fetchReviewFacets(counted.api, { productId: 31, filter: "images", ...choice })).toEqual({
    total: 3,
    withText: 2,
    ownLanguage: 1,
    ownShop: 2,
    stars: [
      { stars: 5, count: 2 },
      { stars: 1, count: 1 },
    ],
    kinds: { all: 0, images: 0, good: 2, medium: 0, bad: 0 },
  });
  expect(counted.called[0]?.search).toBe(
    "?goods_id=31&type=1&article=1&stars=5%2C4&with_text=1&own_language=1&own_shop=1",
  );
  const own = succeeding({ voted: [9], reported: [], written: ["8"] });
  expect(await fetchOwnReviewState(own.api, 31)).toEqual({ voted: [9], reported: [], written: [8] });
  const voted = succeeding({ helpful_num: 13 });
  expect(await voteForReview(voted.api, { reviewId: 9, isHelpful: true })).toBe(13);
  await reportReview(voted.api, { reviewId: 9, reason: "private" });
  expect(voted.called.map(({ pathname }) => pathname)).toEqual([
    "/api/goods_comment/vote",
    "/api/goods_comment/report",
  ]);
});
