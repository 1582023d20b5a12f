type Differences = Readonly<Record<string, unknown>>;

/** A shop on its own page, as the platform writes it. */
export function wireShop(differences: Differences = {}) {
  return {
    id: 7,
    name: "Hearth & Linden",
    intro: "Slow objects",
    type: 1,
    logo: "",
    cover: "",
    banner: "",
    score: 4.9,
    star: 5,
    create_time: "2025-05-06 07:08:09",
    is_freeze: 0,
    is_run: 1,
    is_expire: 0,
    on_sale_count: 1,
    follow_num: 3,
    shop_follow_status: 0,
    customer_image: "",
    customer_wechat: "",
    customer_phone: "",
    goods_list: [],
    ad: { pc: [], mobile: [] },
    ...differences,
  };
}

/** A shop in the list of all. */
export function wireListedShop(differences: Differences = {}) {
  return {
    id: 7,
    type: 1,
    name: "Hearth & Linden",
    logo: "",
    cover: "",
    banner: "",
    goods_list: [],
    on_sale_goods: 0,
    ...differences,
  };
}

/** A shop in the list of those that a customer follows. */
export function wireFollowedShop(id = 7, differences: Differences = {}) {
  const shop = { id, shop_id: id, name: "Hearth & Linden", type: 2, logo: "", cover: "", score: 4.67 };
  return { ...shop, goods_list: [], ...differences };
}
