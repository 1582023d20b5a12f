// Reviews as they stand on the wire.

type Changes = Readonly<Record<string, unknown>>;

const counts = { un_comment: 2, comment: 12 };

function page(lists: readonly object[], more: Changes = {}) {
  return { lists, page_no: 1, page_size: 10, count: lists.length, more: 0, counts, ...more };
}

const sku = { id: 90, image: "", spec_value_str: "Cherry,900 ml", spec_values: ["Cherry", "900 ml"] };

/** An order of two lines that can be reviewed. */
export function wirePending(more: Changes = {}) {
  const line = { order_id: 12, goods_num: 1, is_comment: 0 };
  const order = {
    id: 12,
    shop_id: 7,
    order_sn: "202611121033440012",
    create_time: "2026-11-12 10:33:44",
    is_comment: 0,
    shop: { id: 7, name: "Hearth & Linden", type: 1, logo: "" },
    order_goods_un_comment: [
      {
        ...line,
        id: 41,
        goods_id: 31,
        item_id: 90,
        goods_name: "Glazed Stoneware Teapot",
        goods_price: "54.00",
        goods_item: sku,
      },
      {
        ...line,
        id: 42,
        goods_id: 32,
        item_id: 91,
        goods_name: "Linden Dining Chair",
        goods_price: "148.00",
        goods_item: null,
      },
    ],
  };
  return page([order], more);
}

const written = {
  id: 4,
  order_goods_id: 40,
  shop_id: 7,
  goods_id: 31,
  item_id: 90,
  goods_comment: 5,
  description_comment: 5,
  service_comment: 4,
  express_comment: 3,
  comment: "Pours in a clean line.\nNever drips.",
  create_time: "2026-11-18 21:14:00",
  goods: { id: 31, name: "Glazed Stoneware Teapot", image: "" },
  order_goods: { id: 40, total_pay_price: "54.00" },
  goods_item: sku,
  goods_comment_image: [],
  goods_comment_image_arr: [],
  shop_name: "Hearth & Linden",
  shop_logo: "",
  reply: "",
  follow_up: "",
  follow_up_time: "",
  follow_up_images: [],
  edited: 0,
  able_change: 1,
  able_follow_up: 1,
};

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
  return {
    id: 41,
    item_id: 90,
    shop_id: 7,
    goods_id: 31,
    goods_name: "Glazed Stoneware Teapot",
    goods_num: 1,
    goods_price: "54.00",
    total_price: "54.00",
    shop: { id: 7, name: "Hearth & Linden" },
    goods_item: sku,
    is_comment: 0,
    able_comment: 1,
    desc: "",
    ...more,
  };
}

/** Who writes them. */
export function wireCustomer() {
  return {
    id: 5,
    sn: "20481100",
    nickname: "Mina",
    avatar: "",
    mobile: "13800138000",
    sex: "0",
    create_time: "2026-01-02 08:00:00",
  };
}
