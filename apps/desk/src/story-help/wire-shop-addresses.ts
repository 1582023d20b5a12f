/** All that a shop can say. */
export const wireShopAddresses = {
  revision: 2,
  province_id: 310_000,
  city_id: 310_100,
  district_id: 310_104,
  street: { en: "12 Anfu Road", zh: "安福路12号" },
  return_contact: { en: "Returns desk", zh: "售后部", ja: "返品受付", ko: "반품 담당" },
  return_phone: "021-5555 0100",
  return_address: { en: "Hall 3, 18 Xinye Road, Qingpu District, Shanghai" },
  opens_at: "10:00",
  closes_at: "21:30",
  open_days: [1, 2, 3, 4, 5],
};
