import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/answering-client.ts";
import { fetchReviewOverview } from "./review-overview.ts";
import { fetchReviews, type Review } from "./reviews.ts";

const row = {
  id: 9,
  goods_comment: 4,
  create_time: "2025-05-06 07:08:09",
  comment: 'Fits <b>well</b> & "fast" 😀',
  avatar: "http://127.0.0.1/uploads/me.png",
  nickname: "m***a",
  goods_name: "Pan",
  reply: "Thank you",
  spec_value_str: "24 cm,oak",
  image: ["http://127.0.0.1/uploads/1.png", "", "http://127.0.0.1/uploads/1.png"],
  lang: "en",
};

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
    reply: "Thank you",
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
  expect(called[0]?.search).toBe("?goods_id=31");
});
