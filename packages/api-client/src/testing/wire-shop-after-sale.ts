const moment = "2026-11-23T02:00:00.000Z";

/** A request that the shop has to decide, as its desk has it. */
export function wireShopAfterSale(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    number: "R202611230001",
    state: "applied",
    type: "return",
    is_withdrawal: false,
    reason: "It differs from its description",
    quantity: 1,
    amount: "60.00",
    freight: "6.00",
    created_at: moment,
    deadline: "2026-11-26T02:00:00.000Z",
    refunded_at: null,
    customer: { id: 3, nickname: "Mei" },
    order: { id: 9, number: "202611200001", state: "completed" },
    line: {
      product_id: 5,
      name: "Glazed Stoneware Teapot",
      options: "Forest",
      image: "",
      quantity: 2,
      amount: "108.00",
    },
    may: { agree: true, refuse: true, receive: false, refuse_goods: false },
    ...differences,
  };
}
