import { beforeEach, expect, test } from "vitest";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, offerCoupon, openShop, sell, type Sold } from "../../test-support/stage.ts";
import { conflictsOf, type FlashSpan } from "./conflicts.ts";

onEachStore("what else lowers a price in the flash sale", (backend) => {
  let shopId = 0;
  let goods: Sold = { productId: 0, skuId: 0 };
  const span = (more: Partial<FlashSpan> = {}): FlashSpan => ({
    productId: goods.productId,
    skuIds: [goods.skuId],
    startMinute: 600,
    endMinute: 840,
    startsOn: "2031-03-04",
    endsOn: "2031-03-06",
    ...more,
  });
  const kinds = async (more?: Partial<FlashSpan>, ownId: number | null = null) =>
    (await conflictsOf(backend.db, span(more), ownId)).map(({ kind }) => kind);

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    goods = await sell(backend.db, { fields: { shopId, price: 9900 } });
  });

  test("another accepted offer of the SKU conflicts where its slot and its days meet", async () => {
    const { db } = backend;
    const times = { startMinute: 800, endMinute: 900 };
    const slotId = idOf(await db.insert(flashSlots).values(times).returning({ id: flashSlots.id }));
    const days = { startsOn: "2031-03-06", endsOn: "2031-03-07" };
    const row = { slotId, productId: goods.productId, ...days, isApproved: true };
    const id = idOf(await db.insert(flashOffers).values(row).returning({ id: flashOffers.id }));
    await db.insert(flashPrices).values({ offerId: id, skuId: goods.skuId, price: 5000 });
    expect(await conflictsOf(db, span(), null)).toEqual([{ kind: "flashOffer", ...times, ...days, price: 5000 }]);
    expect(await kinds({ endsOn: null })).toEqual(["flashOffer"]);
    expect(await kinds({}, id)).toEqual([]);
    expect(await kinds({ endMinute: 800 })).toEqual([]);
    expect(await kinds({ endsOn: "2031-03-05" })).toEqual([]);
    expect(await kinds({ startsOn: "2031-03-08", endsOn: null })).toEqual([]);
    expect(await kinds({ skuIds: [] })).toEqual([]);
    await db.update(flashOffers).set({ isApproved: false }).where(eq(flashOffers.id, id));
    expect(await kinds()).toEqual([]);
  });

  test("a coupon of the shop conflicts where it is for the product and can be used then", async () => {
    const begins = new Date("2031-03-06T13:59:00+08:00");
    const window = { shopId, validFrom: begins, validUntil: new Date("2031-03-09T00:00:00+08:00") };
    await offerCoupon(backend.db, { ...window, name: "Spring", amount: 500, threshold: 2000 });
    expect(await conflictsOf(backend.db, span(), null)).toMatchObject([
      { kind: "coupon", name: "Spring", amount: 500, threshold: 2000 },
    ]);
    expect(await kinds({ endsOn: "2031-03-05" })).toEqual([]);
    expect(await kinds({ endMinute: 839 })).toEqual([]);
    expect(await kinds({ startsOn: "2031-03-09" })).toEqual([]);
    expect(await kinds({ endsOn: null })).toEqual(["coupon"]);
  });

  test("coupons for other products, switched off or of other shops are no conflict, and one that counts days is until its last day", async () => {
    const { db } = backend;
    const other = await sell(db, { fields: { shopId, price: 100 } });
    await offerCoupon(db, { shopId, scope: "only", productIds: [other.productId] });
    await offerCoupon(db, { shopId, scope: "except", productIds: [goods.productId] });
    await offerCoupon(db, { shopId, isEnabled: false });
    await offerCoupon(db, { shopId: await openShop(db) });
    expect(await kinds()).toEqual([]);
    const claimed = {
      claimableFrom: new Date("2031-01-01T00:00:00Z"),
      claimableUntil: new Date("2031-03-01T00:00:00Z"),
    };
    await offerCoupon(db, { shopId, validity: "days", validFrom: null, validUntil: null, validDays: 4, ...claimed });
    expect(await kinds()).toEqual(["coupon"]);
    expect(await kinds({ startsOn: "2031-03-07" })).toEqual([]);
    await offerCoupon(db, { shopId, scope: "only", productIds: [goods.productId] });
    expect(await kinds({ startsOn: "2031-03-07" })).toEqual(["coupon"]);
  });

  test("a member price conflicts with the share that the highest level pays", async () => {
    const { db } = backend;
    await db.insert(memberLevels).values([
      { name: "Gold", priceShare: 100 },
      { name: "Former", priceShare: 50, deletedAt: new Date() },
    ]);
    expect(await kinds()).toEqual([]);
    await db.update(products).set({ hasMemberPrice: true }).where(eq(products.id, goods.productId));
    expect(await conflictsOf(db, span(), null)).toEqual([{ kind: "memberPrice", share: 100 }]);
  });
});
