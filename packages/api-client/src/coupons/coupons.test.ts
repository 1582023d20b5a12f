import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireCoupon, wireHeldCoupon } from "../testing/wire-coupon.ts";
import { fetchCouponCentre } from "./coupon-centre.ts";
import { fetchCoupons, claimCoupon } from "./coupons.ts";
import { fetchMyCoupons } from "./my-coupons.ts";

const printed = {
  name: "Autumn",
  money: "3.5",
  condition_money: "9.9",
  use_goods_type: 2,
  use_time_start: 1795058754,
  use_time_end: 1826681154,
};
const offered = wireCoupon({ ...printed, shop: { id: 7, name: 6666 } });

function offers(...rows: readonly Record<string, unknown>[]) {
  return succeeding({ lists: rows, count: rows.length, more: 0, page_no: 1, page_size: 100 });
}

test("the coupons of a product are read with their terms", async () => {
  const { api, called } = offers(offered);
  expect(await fetchCoupons(api, { productId: 31 })).toEqual([
    {
      id: 11,
      name: "Autumn",
      shop: { id: 7, name: "6666" },
      amount: 350,
      threshold: 990,
      scope: "listed",
      namedProductIds: null,
      validity: { kind: "period", from: 1795058754000, until: 1826681154000 },
      claim: "open",
    },
  ]);
  expect(called[0]?.search).toBe("?goods_id=31&page_size=100");
});

test("the coupons of a shop are asked for by its id, and may be none", async () => {
  const { api, called } = offers();
  expect(await fetchCoupons(api, { shopId: 7 })).toEqual([]);
  expect(called[0]?.search).toBe("?shop_id=7&page_size=100");
});

test("a coupon may be of the platform itself, without a threshold", async () => {
  const row = { ...offered, shop_id: 0, shop: null, money: 5, condition_type: 1, condition_money: 0 };
  expect(await fetchCoupons(offers(row).api, { shopId: 7 })).toMatchObject([
    { shop: null, amount: 500, threshold: null },
  ]);
});

test.each([
  [2, { kind: "days", days: 7, fromNextDay: false }],
  [3, { kind: "days", days: 7, fromNextDay: true }],
])("a coupon with the time kind %i counts days from when it is claimed", async (use_time_type, validity) => {
  const { api } = offers({ ...offered, use_time_type, use_time: 7 });
  expect(await fetchCoupons(api, { shopId: 7 })).toMatchObject([{ validity }]);
});

test.each([
  [0, 0, "open"],
  [1, 1, "open-again"],
  [1, 0, "claimed"],
])("a coupon with is_get %i and can_continue_get %i is %s", async (is_get, can_continue_get, claim) => {
  const { api } = offers({ ...offered, is_get, can_continue_get });
  expect(await fetchCoupons(api, { shopId: 7 })).toMatchObject([{ claim }]);
});

test.each([
  ["one", "one"],
  [null, null],
])("claiming a coupon names it, and with the key %j itself", async (idempotencyKey, header) => {
  const { api, sent } = succeeding([]);
  await claimCoupon(api, { couponId: 11, idempotencyKey });
  expect(sent[0]).toMatchObject({ path: "/api/coupon/getCoupon", body: { coupon_id: 11 } });
  expect(sent[0]?.headers.get("idempotency-key")).toBe(header);
});

describe("the coupon centre", () => {
  const asked = { withOthers: true, page: 2, pageSize: 12 };

  test("the coupon centre says from when a coupon is given, how many are left and how many one may have", async () => {
    const claimTerms = { send_time_start: 1795058754, send_total_type: 2, send_total: 50, send_left: 23 };
    const { api, called } = offers(
      { ...offered, ...claimTerms, get_num_type: 2, get_num: 1 },
      { ...offered, id: 12, get_num_type: 3, get_num: "2", send_left: 0 },
    );
    expect(await fetchCouponCentre(api, asked)).toMatchObject({
      items: [
        { id: 11, claimableFrom: 1795058754000, left: 23, limit: { times: 1, each: "customer" } },
        { id: 12, claimableFrom: null, left: 0, limit: { times: 2, each: "day" } },
      ],
      total: 2,
    });
    expect(called[0]?.search).toBe("?type=shop&centre=1&page_no=2&page_size=12");
  });

  test("the coupon centre of a platform that says no more than the contract is one of coupons without an end", async () => {
    const { api, called } = offers({ ...offered, get_num_type: 1, get_num: 0, send_total_type: 2, send_total: 50 });
    const { items } = await fetchCouponCentre(api, { ...asked, withOthers: false });
    expect(items).toMatchObject([{ claimableFrom: null, left: null, limit: null }]);
    expect(called[0]?.search).toBe("?type=shop&page_no=2&page_size=12");
  });
});

// 2025-05-06 07:08:09 on the platform's wall clock.
const received = Date.UTC(2025, 4, 5, 23, 8, 9);
const held = wireHeldCoupon({
  ...printed,
  id: 90,
  coupon_id: 11,
  create_time: received / 1000,
  coupon_use_time: 3,
  shop_name: "Ironworks",
  use_goods_desc: "Pans only",
  use_goods_ids: ["31"],
});

function holding(row: Record<string, unknown>) {
  const expand = { used: 1, valid: 2, expired: "3" };
  return succeeding({ lists: [row], expand, count: 1, more: 0, page_no: 1, page_size: 20 });
}
const params = { state: "unused", page: 1, pageSize: 20 } as const;

test("the coupons that a customer holds are read with their state", async () => {
  const { api, called } = holding(held);
  expect(await fetchMyCoupons(api, params)).toEqual({
    items: [
      {
        id: 90,
        couponId: 11,
        name: "Autumn",
        shop: { id: 7, name: "Ironworks" },
        amount: 350,
        threshold: 990,
        scope: "listed",
        namedProductIds: [31],
        state: "unused",
        validFrom: 1795058754000,
        validUntil: 1826681154000,
        usedAt: null,
        orderId: null,
        scopeText: "Pans only",
      },
    ],
    total: 1,
    page: 1,
    pageSize: 20,
    hasMore: false,
    counts: { unused: 2, used: 1, expired: 3 },
  });
  expect(called[0]?.search).toBe("?type=valid&page_no=1&page_size=20");
});

describe("how long a held coupon lasts", () => {
  test("a held coupon may last from its receipt, to the second", async () => {
    const { items } = await fetchMyCoupons(holding({ ...held, use_time_type: 2 }).api, params);
    expect(items[0]).toMatchObject({ validFrom: received, validUntil: received + 3 * 86_400_000 });
  });

  test("a held coupon may last from the next day to the end of the last", async () => {
    const { items } = await fetchMyCoupons(holding({ ...held, use_time_type: 3 }).api, params);
    expect(items[0]).toMatchObject({
      validFrom: Date.UTC(2025, 4, 6, 16, 0, 0),
      validUntil: Date.UTC(2025, 4, 9, 15, 59, 59),
    });
  });
});

test.each([
  [
    { status: 1, use_time: 1795058754, order_id: "12" },
    { state: "used", usedAt: 1795058754000, orderId: 12 },
  ],
  [{ status: 1, is_expired: 1 }, { state: "used" }],
  [{ status: 0, is_expired: 1 }, { state: "expired" }],
])("a held coupon with %j is %j", async (changes, expected) => {
  const { items } = await fetchMyCoupons(holding({ ...held, ...changes }).api, params);
  expect(items[0]).toMatchObject(expected);
});
