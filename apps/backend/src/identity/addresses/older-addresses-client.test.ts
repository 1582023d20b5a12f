import {
  addAddress,
  fetchAddresses,
  fetchOrder,
  fetchOrders,
  settle,
  submitOrder,
  updateAddress,
} from "@plaza/api-client";
import { completeAddress } from "@plaza/shopping/address-rules";
import { regionLevels } from "@plaza/shopping/region-choice";
import { loadRegions } from "@plaza/shopping/regions";
import { expect, test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { sell } from "../../test-support/stage.ts";

onEachStore("our own client", (backend) => {
  test.each([
    [140_000, 140_700, 140_703, ["山西省", "晋中市", "太谷区"], "太谷区"],
    [110_000, 110_100, 110_120, ["北京市", "北京市", ""], "北京市"],
    [420_000, 429_004, 429_401, ["湖北省", "仙桃市", ""], "仙桃市"],
    [110_000, 110_200, 110_228, ["北京市", "北京市", "密云县"], "密云县"],
  ])(
    "our own client keeps, edits and orders with an address in %i, %i, %i",
    async (provinceId, cityId, districtId, names, offered) => {
      const { db } = backend;
      const { token } = await backend.newCustomer();
      const api = backend.client({ token });
      const codes = { provinceId, cityId, districtId };
      const parts = { recipient: "Mina Sato", phone: "13800138000", ...codes, street: "88 Wukang Road" };
      const id = await addAddress(api, { ...parts, isDefault: true });
      const [saved] = await fetchAddresses(api);
      if (saved === undefined) throw new Error("The address is not listed");
      expect(saved).toMatchObject({ id, ...codes });
      expect([saved.province, saved.city, saved.district]).toEqual(names);

      // As the form offers it, and sends it when something else of it has changed.
      const levels = regionLevels(await loadRegions(undefined, { saved }), saved);
      expect([levels.missing, levels.chosen.district?.name]).toEqual([null, offered]);
      const edited = completeAddress({ ...saved, street: "90 Wukang Road" });
      if (edited === null) throw new Error("The address is not complete");
      await updateAddress(api, { id: saved.id, ...edited });
      expect(await fetchAddresses(api)).toMatchObject([{ id, ...codes, street: "90 Wukang Road" }]);

      const { productId, skuId } = await sell(db, { fields: { price: 1990 } });
      const lines = [{ skuId, productId, shopId: 1, quantity: 1 }];
      const settlement = await settle(api, {
        lines,
        cartLineIds: [],
        addressId: null,
        couponIds: [],
        bestCouponShopIds: [],
        pickupShopIds: [],
      });
      expect(settlement).toMatchObject({ address: { id, ...codes, street: "90 Wukang Road" }, totalAmount: 1990 });
      await submitOrder(api, {
        lines: settlement.shops.flatMap((shop) => shop.lines),
        cartLineIds: [],
        addressId: saved.id,
        couponIds: [],
        remarks: [],
        expectedAmount: 1990,
        idempotencyKey: null,
      });
      const { items } = await fetchOrders(api, { filter: "all", page: 1, pageSize: 1 });
      const order = await fetchOrder(api, items[0]?.id ?? 0);
      expect(JSON.stringify(order)).toContain(`${names.join("")}90 Wukang Road`);
    },
  );
});
