import { beforeEach, expect, test } from "vitest";
import { coupons } from "../../../platform/store/schema/coupons.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, idIn } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { openShop, sell } from "../../../test-support/stage.ts";

onEachStore("coupons at the desk", (backend) => {
  let shopId = 0;
  let token = "";
  let foreign = "";

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    ({ token } = await backend.newDeskUser("staff", shopId));
    ({ token: foreign } = await backend.newDeskUser("staff", await openShop(backend.db)));
  });

  const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const wanted = (more: Readonly<Record<string, unknown>> = {}) => ({
    name: "满100减10",
    name_en: "10 off",
    amount: "10",
    threshold: "100.00",
    validity: "days",
    valid_days: 7,
    claimable_from: inDays(-1),
    claimable_until: inDays(10),
    total: 100,
    per_customer: 1,
    ...more,
  });
  const change = (call: string, body: unknown, by = token) => backend.atDesk(by).post(`coupons/${call}`, body);
  const list = async (by = token) => listOf((await backend.atDesk(by).read("coupons/list"))["list"]);
  const add = async (more: Readonly<Record<string, unknown>> = {}) => idIn(await change("add", wanted(more)));

  test("a coupon that a shop makes is claimed by a customer", async () => {
    const id = await add();
    expect(await list()).toMatchObject([
      { id, name: "10 off", amount: "10.00", threshold: "100.00", claimed: 0, total: 100 },
    ]);
    const customer = await backend.newCustomer();
    expect(await customer.post("coupon/getCoupon", { coupon_id: id })).toMatchObject({
      code: 1,
    });
    expect(await list()).toMatchObject([{ id, claimed: 1 }]);
    expect(await list(foreign)).toEqual([]);
  });

  test("a coupon that is stopped is claimed no more, and goes on when it is started again", async () => {
    const id = await add();
    const claim = async () => {
      const customer = await backend.newCustomer();
      return (await customer.post("coupon/getCoupon", { coupon_id: id })).code;
    };
    expect(await change("change", { id, is_enabled: 0 })).toMatchObject({ code: 1 });
    expect(await claim()).toBe(0);
    expect(await change("change", { id, is_enabled: 1 })).toMatchObject({ code: 1 });
    expect(await claim()).toBe(1);
    expect(await change("change", { id, is_enabled: 0 }, foreign)).toMatchObject({ error: "not_found" });
    expect(await change("change", { id, is_enabled: "x" })).toMatchObject({ code: 0 });
  });

  test("a coupon is for products of the shop alone", async () => {
    const { productId } = await sell(backend.db, { name: "壶", fields: { shopId } });
    const id = await add({ scope: "only", product_ids: [productId] });
    expect(await list()).toMatchObject([{ id, scope: "only" }]);
    expect(await change("add", wanted({ scope: "only", product_ids: [1, productId] }))).toMatchObject({
      field: "product_ids",
    });
    expect(await change("add", wanted({ scope: "except", product_ids: [] }))).toMatchObject({ field: "product_ids" });
    expect(await list()).toHaveLength(1);
  });

  test("a coupon that makes no sense names the field", async () => {
    for (const [more, field] of [
      [{ name: "" }, "name"],
      [{ name_ja: "x".repeat(41) }, "name_ja"],
      [{ amount: "0" }, "amount"],
      [{ amount: "1.234" }, "amount"],
      [{ threshold: "9.99" }, "threshold"],
      [{ valid_days: 0 }, "valid_days"],
      [{ valid_days: 366 }, "valid_days"],
      [{ total: 0 }, "total"],
      [{ per_customer: 1_000_001 }, "per_customer"],
      [{ claimable_until: inDays(-0.5) }, "claimable_until"],
      [{ claimable_from: inDays(11) }, "claimable_until"],
      [{ claimable_from: "tomorrow" }, "claimable_from"],
      [{ claimable_from: "2026-02-31T00:00:00" }, "claimable_from"],
      [{ validity: "window", valid_from: inDays(2), valid_until: inDays(1) }, "valid_until"],
      [{ validity: "for ever" }, undefined],
      [{ scope: "none" }, undefined],
    ] as const)
      expect(await change("add", wanted(more)), JSON.stringify(more)).toMatchObject({ code: 0, field });
    expect(await backend.db.$count(coupons, eq(coupons.shopId, shopId))).toBe(0);
  });
});
