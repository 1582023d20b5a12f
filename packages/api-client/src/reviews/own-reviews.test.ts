import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireOwnReview, wirePendingReview, wireReviewForm } from "../testing/wire-review.ts";
import { fetchOwnReviews } from "./own-reviews.ts";
import { fetchPendingReviews } from "./pending-reviews.ts";
import { fetchReviewForm } from "./review-form.ts";
import { changeReview, followUpReview, publishReview, removeReview } from "./review-writing.ts";

const pageFields = { count: 1, more: 0, page_no: 1, page_size: 10 };
const params = { page: 1, pageSize: 10 };
const row = wireOwnReview({
  shop_id: 2,
  goods_comment: 9,
  goods: { id: 109, name: "Pot", image: "http://127.0.0.1/uploads/pot.png" },
  order_goods: { id: 40, total_pay_price: "0.01" },
  goods_item: null,
  shop_name: 6666,
  shop_logo: "http://127.0.0.1/",
});

test("own reviews of the contract have neither the other ratings nor an answer, and nothing can be done about them", async () => {
  const { api } = succeeding({ lists: [row], ...pageFields });
  expect(await fetchOwnReviews(api, params)).toMatchObject({
    counts: null,
    items: [
      {
        stars: 5,
        ratings: null,
        images: [],
        paid: 1,
        shop: { id: 2, name: "6666" },
        product: { id: 109, image: "/uploads/pot.png" },
        optionText: null,
        reply: null,
        followUp: null,
        isEdited: false,
        canChange: false,
        canFollowUp: false,
      },
    ],
  });
});

test("own reviews of ours have all of it, and their pictures with the paths that name them", async () => {
  const more = {
    goods_comment: 4,
    description_comment: 3,
    service_comment: "2",
    express_comment: 1,
    goods_comment_image: [{ id: 1, uri: "uploads/user/a.png" }],
    goods_comment_image_arr: ["http://127.0.0.1/uploads/user/a.png"],
    reply: "Thank you",
    follow_up: "Still good",
    follow_up_time: "2026-12-20 11:26:10",
    follow_up_images: [],
    edited: 1,
    able_change: 1,
    able_follow_up: 0,
  };
  const counts = { un_comment: 3, comment: 1 };
  const { api } = succeeding({ lists: [{ ...row, ...more }], ...pageFields, counts });
  expect(await fetchOwnReviews(api, params)).toMatchObject({
    counts: { pending: 3, written: 1 },
    items: [
      {
        ratings: { product: 4, description: 3, service: 2, delivery: 1 },
        images: [{ path: "uploads/user/a.png", url: "/uploads/user/a.png" }],
        reply: "Thank you",
        followUp: { text: "Still good", images: [], at: Date.UTC(2026, 11, 20, 3, 26, 10) },
        isEdited: true,
        canChange: true,
        canFollowUp: false,
      },
    ],
  });
});

test("pending reviews are lines by order, also of an SKU and a shop that are gone", async () => {
  const line = wirePendingReview({ id: 19, goods_id: 7, goods_num: 2, goods_price: "9.90", goods_item: null });
  const order = { id: 3, order_sn: "202611", create_time: "", shop: null, order_goods_un_comment: [line] };
  const { api, called } = succeeding({ lists: [order], ...pageFields });
  expect(await fetchPendingReviews(api, { page: 2, pageSize: 10 })).toMatchObject({
    counts: null,
    items: [
      {
        number: "202611",
        shop: null,
        lines: [{ id: 19, productId: 7, image: null, optionText: null, quantity: 2, unitPrice: 990 }],
      },
    ],
  });
  expect(called[0]?.search).toBe("?page_no=2&page_size=10");
});

test("a review's form can be filled in unless the platform says why not", async () => {
  const of = (differences = {}) => fetchReviewForm(succeeding(wireReviewForm({ id: 19, ...differences })).api, 19);
  expect(await of()).toMatchObject({ lineId: 19, productId: null, isReviewed: false, whyNot: null });
  expect(await of({ goods_id: 7, is_comment: 1, able_comment: 0, desc: "Done before" })).toMatchObject({
    productId: 7,
    isReviewed: true,
    whyNot: "Done before",
  });
});

test("what is said in a review is sent in the contract's words", async () => {
  const writing = {
    ratings: { product: 5, description: 4, service: 3, delivery: 2 },
    text: " Good ",
    images: ["uploads/user/a.png"],
  };
  const ratings = {
    goods_comment: 5,
    description_comment: 4,
    service_comment: 3,
    express_comment: 2,
    comment: "Good",
    image: ["uploads/user/a.png"],
  };
  const { api, sent } = succeeding([]);
  await publishReview(api, { ...writing, lineId: 19, idempotencyKey: "k" });
  await changeReview(api, { ...writing, reviewId: 4 });
  await followUpReview(api, { reviewId: 4, text: " More ", images: [] });
  await removeReview(api, 4);
  expect(sent.map(({ body }) => body)).toEqual([
    { order_goods_id: 19, ...ratings },
    { id: 4, ...ratings },
    { id: 4, comment: "More", image: [] },
    { id: 4 },
  ]);
});
