import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { type TestCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { offerCoupon, openShop } from "../../test-support/stage.ts";

const now = new Date("2026-11-20T04:00:00Z");

const limit = fc.option(fc.integer({ min: 1, max: 3 }));
/** Who claims which of two coupons, by which key: null means that the client sends none. */
const press = fc.record({
  customer: fc.nat({ max: 2 }),
  coupon: fc.nat({ max: 1 }),
  key: fc.option(fc.constantFrom("a", "b"), { freq: 3 }),
});

onEachStore(
  "claims in a race",
  (backend) => {
    let shopId = 0;
    let customers: readonly TestCustomer[] = [];
    beforeAll(async () => {
      const { db } = backend;
      shopId = await openShop(db, { name: "茶店" });
      customers = await Promise.all([1, 2, 3].map(() => backend.newCustomer({}, now)));
    });

    test("claims in a race keep every limit, and an answered success is a coupon", async () => {
      const { db } = backend;
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.record({ total: limit, perCustomer: limit, perDay: limit }),
          fc.array(press, { minLength: 1, maxLength: 12 }),
          async (limits, presses) => {
            runs += 1;
            const ids = [await offerCoupon(db, { shopId, ...limits }), await offerCoupon(db, { shopId, ...limits })];
            const answers = await Promise.all(
              presses.map(async ({ customer, coupon, key }) => {
                const answer = await backend.ask("coupon/getCoupon", {
                  token: customers[customer]?.token ?? "",
                  body: { coupon_id: ids[coupon] ?? 0 },
                  // A key means one claim, so those of another run are others.
                  ...(key !== null && { headers: { "idempotency-key": `${runs} ${key}` } }),
                });
                expect(answer.status).toBe(200);
                return { customer, couponId: ids[coupon] ?? 0, key, isGiven: answer.code === 1 };
              }),
            );
            const held = await db.select().from(customerCoupons).where(inArray(customerCoupons.couponId, ids));
            for (const couponId of ids) {
              const given = held.filter((each) => each.couponId === couponId);
              const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
              expect(coupon?.claimed).toBe(given.length);
              expect(given.length).toBeLessThanOrEqual(limits.total ?? Infinity);
              for (const [index, { id: customerId }] of customers.entries()) {
                const own = given.filter((each) => each.customerId === customerId);
                expect(own.length).toBeLessThanOrEqual(Math.min(limits.perCustomer ?? 99, limits.perDay ?? 99));
                const won = answers.filter(
                  (each) => each.customer === index && each.couponId === couponId && each.isGiven,
                );
                // Successes without a key count each, those with the same key once.
                const keys = new Set(won.flatMap(({ key }) => (key === null ? [] : [key])));
                expect(own).toHaveLength(won.filter(({ key }) => key === null).length + keys.size);
              }
            }
          },
        ),
        { numRuns: 25 },
      );
    });
  },
  { now: () => now },
);
