/** A line of a cart, as the platform writes it. */
export function wireCartLine(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    cart_id: 5,
    goods_id: 31,
    goods_name: "Glazed Stoneware Teapot, 900 ml",
    image: "",
    goods_num: 1,
    goods_status: 1,
    goods_del: 0,
    spec_value_str: "Cherry,900 ml",
    spec_values: ["Cherry", "900 ml"],
    price: "54.00",
    stock: 12,
    selected: 1,
    item_id: 90,
    sub_price: 54,
    is_pay: 1,
    has_item: 1,
    ...differences,
  };
}

/** A cart with lines of one shop. */
export function wireCart(lines: readonly object[], shop: Readonly<Record<string, unknown>> = {}) {
  const named = { shop_id: 7, shop_name: "Hearth & Linden", type: 1, is_pay: 1, ...shop };
  const lists = lines.length === 0 ? [] : [{ is_selected: 1, shop: named, cart: lines }];
  return { lists, total_amount: 0, total_num: 0 };
}
