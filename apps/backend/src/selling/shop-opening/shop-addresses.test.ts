import { beforeEach, expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop, shanghaiAddress } from "../../test-support/stage.ts";

const returns = {
  return_contact: { zh: "售后部", en: "Returns desk" },
  return_phone: "021-5555 0100",
  return_address: { zh: "上海市青浦区新业路18号", en: "18 Xinye Road, Shanghai" },
};
const pickup = { province_id: 310_000, city_id: 310_100, district_id: 310_104, street: { zh: "安福路12号" } };
const hours = { opens_at: "10:00", closes_at: "21:30", open_days: [1, 2, 3] };

onEachStore("the addresses of a shop", (backend) => {
  let shopId = 0;
  let owner: CallingDeskUser;

  beforeEach(async () => {
    shopId = await openShop(backend.db, { isOpen: false, translations: { en: { name: "Lamps" } } });
    owner = await backend.newDeskUser("owner", shopId);
  });

  const read = async () => recordOf((await owner.get("shop/addresses")).data);
  const save = (body: object, revision = 1) => owner.post("shop/save_addresses", { revision, ...body });

  test("are written in the languages that somebody writes, and the name in others stays", async () => {
    expect(await save({ ...pickup, ...returns, ...hours })).toMatchObject({ code: 1 });
    expect(await read()).toEqual({ revision: 2, ...pickup, ...returns, ...hours });
    const [row] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
    expect(row).toMatchObject({ returnAddress: returns.return_address.zh, street: "安福路12号" });
    expect(row?.translations.en).toEqual({
      name: "Lamps",
      returnContact: "Returns desk",
      returnAddress: "18 Xinye Road, Shanghai",
    });
    expect(await save({}, 2)).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject({
      revision: 3,
      district_id: 0,
      return_address: {},
      opens_at: "",
      open_days: [],
    });
  });

  test("name the field that is wrong, and stay as they are then", async () => {
    for (const [wrong, field] of [
      [{ ...pickup, district_id: 0 }, "district_id"],
      [{ ...pickup, district_id: 440_305 }, "district_id"],
      [{ ...pickup, street: {} }, "street"],
      [{ street: { en: "12 Anfu Road" } }, "district_id"],
      [{ ...returns, return_phone: "call me" }, "return_phone"],
      [{ ...returns, return_contact: {} }, "return_contact"],
      [{ ...returns, return_address: { en: "x".repeat(201) } }, "return_address_en"],
      [{ opens_at: "10:00" }, "closes_at"],
      [{ opens_at: "25:00", closes_at: "26:00" }, "opens_at"],
    ] as const)
      expect(await save(wrong), JSON.stringify(wrong)).toMatchObject({ code: 0, field });
    expect(await save({ open_days: [7] })).toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ revision: 1 });
  });

  test("are overwritten by nobody who has read older ones", async () => {
    expect(await save(returns)).toMatchObject({ code: 1 });
    expect(await save({ ...returns, return_phone: "13800138000" }, 1)).toMatchObject({
      msg: expect.stringMatching(/^Somebody has changed these addresses/),
    });
    expect(await read()).toMatchObject({ revision: 2, return_phone: returns.return_phone });
  });

  test("do not vanish while the shop sells by them", async () => {
    expect(await save(returns)).toMatchObject({ code: 1 });
    await backend.db.update(shops).set({ isOpen: true }).where(eq(shops.id, shopId));
    expect(await save({}, 2)).toMatchObject({ code: 0, field: "return_address" });
    await backend.db.update(shops).set(shanghaiAddress).where(eq(shops.id, shopId));
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { shopId } });
    await backend.db.update(products).set({ offersPickup: true }).where(eq(products.id, productId));
    expect(await save(returns, 2)).toMatchObject({ code: 0, field: "street" });
    expect(await save({ ...returns, ...pickup }, 2)).toMatchObject({ code: 1 });
  });

  test("are seen by the staff, and changed by the owner alone", async () => {
    const staff = await backend.newDeskUser("staff", shopId);
    expect(await staff.get("shop/addresses")).toMatchObject({ code: 1 });
    expect(await staff.post("shop/save_addresses", { revision: 1 })).toMatchObject({
      msg: "Your account may not do this",
    });
  });
});
