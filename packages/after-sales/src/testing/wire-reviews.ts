import { wireOwnReview, wirePendingReview, wireReviewForm as reviewForm } from "@plaza/api-client/testing";

// Reviews as they stand on the wire.

type Changes = Readonly<Record<string, unknown>>;

const counts = { un_comment: 2, comment: 12 };

function page(lists: readonly object[], more: Changes = {}) {
  return { lists, page_no: 1, page_size: 10, count: lists.length, more: 0, counts, ...more };
}

/** An order of two lines that can be reviewed. */
export function wirePending(more: Changes = {}) {
  const order = {
    id: 12,
    shop_id: 7,
    order_sn: "202611121033440012",
    create_time: "2026-11-12 10:33:44",
    is_comment: 0,
    shop: { id: 7, name: "Hearth & Linden", type: 1, logo: "" },
    order_goods_un_comment: [
      wirePendingReview(),
      wirePendingReview({
        id: 42,
        goods_id: 32,
        item_id: 91,
        goods_name: "Linden Dining Chair",
        goods_price: "148.00",
        goods_item: null,
      }),
    ],
  };
  return page([order], more);
}

const written = wireOwnReview({
  description_comment: 5,
  service_comment: 4,
  express_comment: 3,
  goods_comment_image_arr: [],
  reply: "",
  follow_up: "",
  follow_up_time: "",
  follow_up_images: [],
  edited: 0,
  able_change: 1,
  able_follow_up: 1,
});

/** One that can be changed, and an old one that was answered and added to. */
export function wireWritten(more: Changes = {}) {
  const old = {
    id: 3,
    goods_comment: 2,
    comment: "<b>x</b> \u202Eabc",
    reply: "Thank you for telling us.",
    follow_up: "A new lid came within days.",
    follow_up_time: "2026-11-20 09:00:00",
    edited: 1,
    able_change: 0,
    able_follow_up: 0,
    goods: { id: 32, name: "Linden Dining Chair", image: "" },
    goods_item: null,
  };
  return page([written, { ...written, ...old }], { count: 12, more: 1, ...more });
}

export function wireReviewForm(more: Changes = {}) {
  return reviewForm({ goods_id: 31, is_comment: 0, able_comment: 1, desc: "", ...more });
}
