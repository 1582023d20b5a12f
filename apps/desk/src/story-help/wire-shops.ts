/** A shop, as operators list it. */
export const wireShop = (differences: object = {}) => ({
  id: 4,
  name: "Hearth & Linden",
  logo: "",
  trade: "Lighting",
  state: "open",
  is_self_operated: 0,
  created_at: "2026-11-20T04:00:00.000Z",
  ...differences,
});

/** The same by itself. */
export const wireShopDetail = (differences: object = {}) => ({
  ...wireShop(),
  names: { en: "Hearth & Linden", zh: "椴木灯火" },
  score: 4.8,
  is_rated: 1,
  products_on_sale: 12,
  sales: 340,
  followers: 27,
  phone: "021-5555 0100",
  pickup_address: "上海市上海市徐汇区12 Anfu Road",
  return_address: "Hall 3, 18 Xinye Road, Shanghai",
  expires_at: null,
  owners: [{ id: 9, account: "kim.9", nickname: "Kim", is_disabled: 0 }],
  ...differences,
});

export const wireInvitation = (differences: object = {}) => ({
  id: 3,
  note: "Lamp market, stall 12",
  state: "open",
  invited_by: "Anna",
  created_at: "2026-11-20T04:00:00.000Z",
  expires_at: "2026-11-27T04:00:00.000Z",
  shop_id: 0,
  shop_name: "",
  ...differences,
});
