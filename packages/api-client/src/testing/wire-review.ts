/** A review of a product as everybody reads it, as a platform of the contract writes it. */
export function wireReview(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 8,
    goods_comment: 5,
    create_time: "2026-11-01 09:00:00",
    comment: "Pours in a clean line.",
    avatar: "",
    nickname: "j***w",
    goods_name: "Glazed Stoneware Teapot",
    reply: "",
    spec_value_str: "Cherry,900 ml",
    image: [],
    ...differences,
  };
}

const sku = { id: 90, image: "", spec_value_str: "Cherry,900 ml", spec_values: ["Cherry", "900 ml"] };

/** A review as the customer who has written it finds it. */
export function wireOwnReview(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 4,
    order_goods_id: 40,
    shop_id: 7,
    goods_id: 31,
    item_id: 90,
    goods_comment: 5,
    comment: "Pours in a clean line.\nNever drips.",
    create_time: "2026-11-18 21:14:00",
    goods: { id: 31, name: "Glazed Stoneware Teapot", image: "" },
    order_goods: { id: 40, total_pay_price: "54.00" },
    goods_item: sku,
    goods_comment_image: [],
    shop_name: "Hearth & Linden",
    shop_logo: "",
    ...differences,
  };
}

/** A line of an order that nobody has reviewed. */
export function wirePendingReview(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 41,
    order_id: 12,
    goods_id: 31,
    item_id: 90,
    goods_num: 1,
    goods_name: "Glazed Stoneware Teapot",
    goods_price: "54.00",
    is_comment: 0,
    goods_item: sku,
    ...differences,
  };
}

/** What is known of a line while it is reviewed. */
export function wireReviewForm(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 41,
    item_id: 90,
    shop_id: 7,
    goods_name: "Glazed Stoneware Teapot",
    goods_num: 1,
    goods_price: "54.00",
    total_price: "54.00",
    shop: { id: 7, name: "Hearth & Linden" },
    goods_item: sku,
    ...differences,
  };
}
