import { beforeAll, describe, expect, test } from "vitest";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { type CouponFields, holdCoupon, offerCoupon, openShop, sell } from "../../test-support/stage.ts";
import { validityFrom } from "./coupon.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";

let now = new Date("2026-11-20T04:00:00Z");
const oneDay = 24 * 60 * 60 * 1000;

onEachStore(
  "coupons",
  (backend) => {
    let shopId = 0;
    beforeAll(async () => {
      shopId = await openShop(backend.db, { name: "茶店", translations: { en: { name: "Tea shop" } } });
    });
    const offer = (fields: Partial<CouponFields> = {}) => offerCoupon(backend.db, { shopId, ...fields });
    const customer = () => backend.newCustomer({}, now);
    const claim = (who: CallingCustomer, coupon_id: unknown) => who.post("coupon/getCoupon", { coupon_id });
    const list = (query: string, token = "") => backend.as(token).read(`coupon/getCouponList?${query}`);
    const mine = (who: CallingCustomer, query = "") => who.read(`coupon/myCouponList?${query}`);
    const idsOf = (page: Readonly<Record<string, unknown>>) => listOf(page["lists"]).map(({ id }) => id);

    test("coupons are offered with the fields of the contract", async () => {
      const own = await openShop(backend.db, { name: "茶店", translations: { en: { name: "Tea shop" } } });
      const id = await offer({
        shopId: own,
        amount: 350,
        threshold: 990,
        name: "限量券",
        translations: { en: { name: "Limited" } },
        total: 10,
        perDay: 1,
      });
      expect(await list(`shop_id=${own}`)).toEqual({
        count: 1,
        lists: [
          {
            id,
            name: "Limited",
            coupon_name: "Tea shopLimited",
            money: "3.5",
            condition_type: 2,
            condition_money: "9.9",
            condition_type_desc: "¥3.5 off orders of ¥9.9 or more",
            send_time_start: 1_577_836_800,
            send_time_end: 4_070_908_800,
            send_total_type: 2,
            send_total: 10,
            send_left: 10,
            use_time_type: 1,
            use_time_start: 1_577_836_800,
            use_time_end: 4_070_908_800,
            use_time: 0,
            user_time_desc: "2020-01-01 08:00:00 to 2099-01-01 08:00:00",
            get_type: 1,
            get_num_type: 3,
            get_num: 1,
            use_goods_ids: [],
            use_goods_type: 1,
            use_scene_desc: "Everything at Tea shop",
            status: 1,
            del: 0,
            create_time: expect.stringMatching(/^20\d\d-/),
            update_time: expect.stringMatching(/^20\d\d-/),
            shop_id: own,
            shop: { id: own, name: "Tea shop" },
            is_get: 0,
            can_continue_get: 0,
          },
        ],
        page_no: 1,
        page_size: 15,
        more: 0,
      });
    });

    test("coupons are those that fit a product", async () => {
      const { db } = backend;
      const own = await openShop(db);
      const [{ productId: tea }, { productId: pot }] = [
        await sell(db, { fields: { shopId: own } }),
        await sell(db, { fields: { shopId: own } }),
      ];
      const all = await offer({ shopId: own });
      const onlyTea = await offer({ shopId: own, scope: "only", productIds: [tea] });
      const exceptTea = await offer({ shopId: own, scope: "except", productIds: [tea] });
      expect(idsOf(await list(`goods_id=${tea}`))).toEqual([all, onlyTea]);
      expect(idsOf(await list(`goods_id=${pot}`))).toEqual([all, exceptTea]);
      expect(idsOf(await list(`goods_id=${pot}&shop_id=${shopId}`))).toEqual([]);
      expect(idsOf(await list(`shop_id=${own}&page_size=2&page_no=2`))).toEqual([exceptTea]);
      expect(await list(`shop_id=${own}&page_size=2`)).toMatchObject({ count: 3, more: 1 });
      expect(idsOf(await list(`shop_id=${own}&type=platform`))).toEqual([]);
      expect(idsOf(await list("goods_id=999999"))).toEqual([]);
    });

    test("coupons of the centre say what is left, what begins soon and what is all claimed", async () => {
      const own = await openShop(backend.db);
      const inDays = (days: number) => new Date(now.getTime() + days * oneDay);
      const [later, next, much, gone, endless, few] = [
        await offer({ shopId: own, claimableFrom: inDays(3) }),
        await offer({ shopId: own, claimableFrom: inDays(1), total: 5, claimed: 5, perDay: 1 }),
        await offer({ shopId: own, claimableFrom: inDays(8) }),
        await offer({ shopId: own, total: 3, claimed: 3 }),
        await offer({ shopId: own }),
        await offer({ shopId: own, total: 30, claimed: 7, claimableFrom: inDays(-1) }),
      ];
      const soon = await offer({ shopId: own, claimableFrom: inDays(2), perCustomer: 2 });
      expect(idsOf(await list(`shop_id=${own}`))).toEqual([endless, few]);
      const centre = await list(`centre=1&type=shop&shop_id=${own}`);
      expect(listOf(centre["lists"]).map(({ id, send_left }) => [id, send_left])).toEqual([
        [endless, null],
        [few, 23],
        [soon, null],
        [later, null],
        [next, 0],
        [gone, 0],
      ]);
      expect(centre).toMatchObject({ count: 6 });
      expect(idsOf(centre)).not.toContain(much);
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`centre=1&shop_id=${own}&page_size=2&page_no=${page}`)),
      );
      expect(pages.flatMap(idsOf)).toEqual(idsOf(centre));
      expect(await claim(await customer(), soon)).toMatchObject({ code: 0 });
    });

    test("coupons lead to the products that they are for", async () => {
      const { db } = backend;
      const own = await openShop(db);
      const [{ productId: tea }, { productId: pot }] = [
        await sell(db, { fields: { shopId: own } }),
        await sell(db, { fields: { shopId: own } }),
      ];
      const elsewhere = await sell(db, { fields: { shopId } });
      const products = async (coupon_id: unknown) =>
        listOf(recordOf((await backend.ask(`pc/goodsList?coupon_id=${String(coupon_id)}`)).data)["list"])
          .map(({ id }) => Number(id))
          .toSorted((one, other) => one - other);
      expect(await products(await offer({ shopId: own }))).toEqual([tea, pot]);
      expect(await products(await offer({ shopId: own, scope: "only", productIds: [tea] }))).toEqual([tea]);
      expect(await products(await offer({ shopId: own, scope: "except", productIds: [tea] }))).toEqual([pot]);
      expect(await products(await offer({ shopId: own, scope: "only", productIds: [elsewhere.productId] }))).toEqual(
        [],
      );
      expect(await products(999_999)).toEqual([]);
    });

    test.each([
      ["disabled ones", { isEnabled: false }, "This coupon is no longer given out"],
      ["deleted ones", { deletedAt: new Date() }, "This coupon is no longer given out"],
      ["those of tomorrow", { claimableFrom: new Date(now.getTime() + 1) }, "This coupon is no longer given out"],
      ["those of yesterday", { claimableUntil: now }, "This coupon is no longer given out"],
      ["those whose time is over", { validUntil: now }, "This coupon is no longer given out"],
      ["those that are all claimed", { total: 3, claimed: 3 }, "All of these coupons have been claimed"],
    ] as const)("coupons are without %s", async (_, fields, msg) => {
      const own = await openShop(backend.db);
      const id = await offer({ shopId: own, ...fields });
      expect(await list(`shop_id=${own}`)).toMatchObject({ count: 0, lists: [] });
      expect(await claim(await customer(), id)).toMatchObject({ status: 200, code: 0, show: 1, msg, data: [] });
    });

    test("coupons are claimed, as often as each allows", async () => {
      const who = await customer();
      const own = await openShop(backend.db);
      const [any, once, daily] = [
        await offer({ shopId: own }),
        await offer({ shopId: own, perCustomer: 1 }),
        await offer({ shopId: own, perDay: 1, validity: "days-from-tomorrow", validDays: 3 }),
      ];
      for (const id of [any, once, daily]) {
        expect(await claim(who, id)).toMatchObject({ code: 1, msg: "Coupon claimed", data: [] });
      }
      expect(await claim(who, any)).toMatchObject({ code: 1 });
      expect(await claim(who, once)).toMatchObject({
        msg: "You have already claimed this coupon as often as you can",
      });
      expect(await claim(who, daily)).toMatchObject({ msg: "You can claim this coupon again tomorrow" });
      const flags = async (token: string) =>
        listOf((await list(`shop_id=${own}`, token))["lists"]).map((each) => [
          each["is_get"],
          each["can_continue_get"],
        ]);
      expect(await flags(who.token)).toEqual([
        [1, 1],
        [1, 0],
        [1, 0],
      ]);
      expect(await flags("")).toEqual([
        [0, 0],
        [0, 0],
        [0, 0],
      ]);
      const today = now;
      now = new Date("2026-11-20T16:00:00Z");
      expect(await claim(who, daily)).toMatchObject({ code: 1 });
      now = today;
    });

    test("coupons are claimed once by a claim that is repeated with its key", async () => {
      const { db } = backend;
      const who = await customer();
      const [id, other] = [await offer({ total: 1 }), await offer()];
      const repeated = (coupon_id: number, key: string, by = who) =>
        by.post("coupon/getCoupon", { coupon_id }, { key });
      const answers = await Promise.all(Array.from({ length: 5 }, () => repeated(id, "one")));
      expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
      await db.update(coupons).set({ isEnabled: false }).where(eq(coupons.id, id));
      expect(await repeated(id, "one")).toMatchObject({ code: 1, msg: "Coupon claimed" });
      expect(await repeated(other, "one")).toMatchObject({ code: 0 });
      expect(await repeated(other, "one", await customer())).toMatchObject({ code: 1 });
      expect(await repeated(other, "two")).toMatchObject({ code: 1 });
      const held = await db.select().from(customerCoupons).where(eq(customerCoupons.customerId, who.id));
      expect(held.map(({ couponId }) => couponId)).toEqual([id, other]);
    });

    test("coupons are never more than there are, nor more than one may have, when all want them at once", async () => {
      const { db } = backend;
      const id = await offer({ total: 5, perCustomer: 2 });
      const greedy = await customer();
      const others = await Promise.all(Array.from({ length: 4 }, customer));
      const answers = await Promise.all([greedy, greedy, greedy, greedy, ...others].map((who) => claim(who, id)));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(5);
      const held = await db.select().from(customerCoupons).where(eq(customerCoupons.couponId, id));
      expect(held).toHaveLength(5);
      expect(held.filter(({ customerId }) => customerId === greedy.id).length).toBeLessThanOrEqual(2);
      expect(await db.select({ claimed: coupons.claimed }).from(coupons).where(eq(coupons.id, id))).toEqual([
        { claimed: 5 },
      ]);
    });

    test("coupons that one holds have the fields of the contract", async () => {
      const { db } = backend;
      const who = await customer();
      const { productId } = await sell(db, { name: "壶", translations: { en: "Pot" }, fields: { shopId } });
      const id = await offer({ validity: "days", validDays: 7, scope: "only", productIds: [productId], amount: 555 });
      await claim(who, id);
      expect(await mine(who)).toEqual({
        count: 1,
        expand: { used: 0, valid: 1, expired: 0 },
        lists: [
          {
            id: expect.any(Number),
            user_id: who.id,
            coupon_id: id,
            coupon_code: expect.stringMatching(/^[A-Z]{4}\d{6}$/),
            status: 0,
            order_id: null,
            use_time: null,
            create_time: now.getTime() / 1000,
            update_time: now.getTime() / 1000,
            del: 0,
            name: "优惠券",
            coupon_name: "Tea shop优惠券",
            shop_id: shopId,
            shop_name: "Tea shop",
            money: "5.55",
            condition_type: 1,
            condition_money: 0,
            condition_type_desc: "No minimum",
            use_time_type: 2,
            use_time_start: 1_577_836_800,
            use_time_end: 4_070_908_800,
            coupon_use_time: 7,
            user_time_desc: "Valid until 2026-11-27 12:00:00",
            use_goods_ids: [expect.any(Number)],
            use_goods_type: 2,
            use_scene_desc: "Selected products of Tea shop",
            use_goods_desc: "Only for Pot",
            is_expired: 0,
          },
        ],
        page_no: 1,
        page_size: 15,
        more: 0,
      });
    });

    test("coupons that one holds are valid, used or expired", async () => {
      const { db } = backend;
      const who = await customer();
      const valid = await holdCoupon(db, who.id, { shopId }, { validFrom: new Date(now.getTime() + oneDay) });
      const used = await holdCoupon(db, who.id, { shopId }, { usedAt: now, validUntil: now });
      const expired = await holdCoupon(db, who.id, { shopId }, { validUntil: now });
      const expand = { used: 1, valid: 1, expired: 1 };
      for (const [type, ids] of [
        ["", [valid]],
        ["valid", [valid]],
        ["used", [used]],
        ["expired", [expired]],
        ["zzz", [expired, used, valid]],
      ] as const) {
        const page = await mine(who, `type=${type}`);
        expect(page).toMatchObject({ expand, count: ids.length });
        expect(idsOf(page)).toEqual(ids);
      }
      expect(listOf((await mine(who, "type=used"))["lists"])).toMatchObject([
        { status: 1, is_expired: 0, use_time: now.getTime() / 1000, order_id: null },
      ]);
      expect(await db.select().from(orders).where(eq(orders.customerCouponId, used))).toEqual([]);
      expect(idsOf(await mine(await customer(), "type=zzz"))).toEqual([]);
    });

    describe("are rejected", () => {
      test.each([
        [undefined, "coupon_id is required"],
        ["x", "coupon_id must be an integer"],
        [999_999, "This coupon is no longer given out"],
      ])("coupons are rejected for the id %j", async (id, msg) => {
        expect(await claim(await customer(), id)).toMatchObject({ status: 200, code: 0, show: 1, msg });
      });

      test.each(["", "dead"])("coupons are rejected for the token %j", async (token) => {
        const rejected = { code: -1, show: 1, data: [] };
        expect(await backend.as(token).post("coupon/getCoupon", { coupon_id: 1 })).toMatchObject(rejected);
        expect(await backend.as(token).get("coupon/myCouponList")).toMatchObject(rejected);
        expect(await backend.as(token).get("coupon/getCouponList")).toMatchObject({ code: 1 });
      });
    });
  },
  { now: () => now },
);

describe("how long a claimed coupon is valid", () => {
  const rules = { validFrom: null, validUntil: null, validDays: 3 };
  const noon = new Date("2026-11-20T04:00:00Z");

  test("a claimed coupon is valid for days from now", () => {
    expect(validityFrom({ ...rules, validity: "days" }, noon)).toEqual({
      validFrom: noon,
      validUntil: new Date("2026-11-23T04:00:00Z"),
    });
  });

  test("a claimed coupon is valid for days of the calendar from tomorrow", () => {
    const whole = { validFrom: new Date("2026-11-20T16:00:00Z"), validUntil: new Date("2026-11-23T16:00:00Z") };
    expect(validityFrom({ ...rules, validity: "days-from-tomorrow" }, noon)).toEqual(whole);
    const justBeforeMidnight = new Date("2026-11-20T15:59:59.999Z");
    expect(validityFrom({ ...rules, validity: "days-from-tomorrow" }, justBeforeMidnight)).toEqual(whole);
  });

  test("a claimed coupon is valid within a window of its own", () => {
    const window = { validFrom: new Date("2026-12-01T00:00:00Z"), validUntil: new Date("2026-12-02T00:00:00Z") };
    expect(validityFrom({ ...rules, ...window, validity: "window" }, noon)).toEqual(window);
  });
});
