/** What the platform answers about a flash sale, for stories: Tuesday, 4 March 2031, at noon. */
export const wireToday = { today: "2031-03-04", minute: 720 };

export const wireSlots = {
  morning: { id: 2, start_minute: 600, end_minute: 840 },
  evening: { id: 3, start_minute: 1200, end_minute: 1440 },
};

export const wireOpening = {
  id: 1,
  revision: 1,
  slot: wireSlots.evening,
  starts_on: "2031-03-08",
  ends_on: "2031-03-09",
  proposals_until: "2031-03-07T10:00:00Z",
};

const sku = { id: 5, options: "Celadon", regular_price: "99.00", price: "49.00", stock: 6, sold: 1 };

export const wireOffer = {
  id: 7,
  revision: 1,
  state: "waiting",
  grounds: "",
  is_proposed: 1,
  product: { id: 3, name: "Teapot", image: "" },
  shop: { id: 4, name: "Hearth & Linden" },
  slot: wireSlots.morning,
  starts_on: "2031-03-04",
  ends_on: "2031-03-05",
  limit: 2,
  created_at: "2031-03-01T10:00:00Z",
  skus: [
    { ...sku, set_aside: 4, left: null },
    { ...sku, id: 6, options: "Smoke", price: "59.00", set_aside: null, left: null },
  ],
};

export const wireAccepted = {
  ...wireOffer,
  id: 8,
  revision: 2,
  state: "accepted",
  is_proposed: 0,
  product: { id: 9, name: "Kettle", image: "" },
  ends_on: null,
  limit: null,
  skus: [{ ...sku, id: 10, options: "", set_aside: 10, left: 3, sold: 7 }],
};

export const wireProduct = {
  id: 3,
  name: "Teapot",
  image: "",
  skus: [
    { id: 5, options: "Celadon", regular_price: "99.00", stock: 6 },
    { id: 6, options: "Smoke", regular_price: "119.00", stock: 2 },
  ],
};

export const wireConflicts = {
  list: [
    {
      kind: "flash_offer",
      start_minute: 780,
      end_minute: 900,
      starts_on: "2031-03-05",
      ends_on: "2031-03-06",
      price: "45.00",
    },
    { kind: "coupon", name: "Spring tea", amount: "5.00", threshold: "50.00" },
    { kind: "member_price", percent: 88 },
  ],
};
