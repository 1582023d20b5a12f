// A cart as it stands on the wire.

const line = {
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
};

export type WireCartLine = Omit<typeof line, "price" | "stock"> & {
  readonly price: string | null;
  readonly stock: number | null;
  readonly pay_price?: string;
  readonly price_kind?: string;
};

export function wireCartLine(differences: Partial<WireCartLine> = {}): WireCartLine {
  return { ...line, ...differences };
}

export function wireCart(lines: readonly WireCartLine[]) {
  const shop = { shop_id: 7, shop_name: "Hearth & Linden", type: 1, is_pay: 1 };
  const lists = lines.length === 0 ? [] : [{ is_selected: 1, shop, cart: lines }];
  return { lists, total_amount: 0, total_num: 0 };
}
