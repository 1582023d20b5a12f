type Differences = Readonly<Record<string, unknown>>;

const sides = {
  user: { from_id: 7, from_type: "user", from_nickname: "Mei", to_id: 9, to_type: "kefu" },
  kefu: { from_id: 9, from_type: "kefu", from_nickname: "Anna", to_id: 7, to_type: "user" },
} as const;

/** What a customer or an agent has said, as the platform writes it. */
export function wireChatRecord(by: keyof typeof sides, differences: Differences = {}) {
  return {
    id: 41,
    shop_id: 0,
    ...sides[by],
    from_avatar: "",
    msg: "",
    msg_type: 1,
    type: 1,
    create_time_stamp: 1795154520,
    goods: [],
    ...differences,
  };
}

/** A product in a conversation. */
export function wireChatProduct(differences: Differences = {}) {
  return { id: 12, image: "", min_price: "54.00", name: "Glazed Stoneware Teapot", ...differences };
}

/** An order in a conversation. */
export function wireChatOrder(differences: Differences = {}) {
  const amounts = { order_amount: "44.00", goods_num: 2 };
  return { id: 5, order_sn: "20261112103344", image: "", ...amounts, order_status: 2, ...differences };
}
