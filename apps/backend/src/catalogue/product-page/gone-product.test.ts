import { fetchGoneProduct } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop } from "../../test-support/stage.ts";

onEachStore("a product that is sold no longer", (backend) => {
  const api = () => backend.client();

  test.each([
    ["deleted", { deletedAt: new Date() }],
    ["taken off the shelf", { isOnShelf: false }],
  ])("a product that was %s says what it was and where there are others", async (_, columns) => {
    const { db } = backend;
    const shopId = await openShop(db, { name: "Wickerhaus" });
    const id = await putOnSale(db, { name: "Hamper", fields: { shopId, ...columns } });
    const gone = await fetchGoneProduct(api(), id);
    expect(gone).toMatchObject({ id, name: "Hamper", shop: { id: shopId, name: "Wickerhaus" } });
    expect(gone.categoryPath.length).toBeGreaterThan(0);
    await db.update(shops).set({ isFrozen: true }).where(eq(shops.id, shopId));
    expect(await fetchGoneProduct(api(), id)).toMatchObject({ id, shop: null });
  });

  test("nothing is said of a product that is sold, waits for approval, was never there, or is not named", async () => {
    const { db } = backend;
    const shopId = await openShop(db);
    const sold = await putOnSale(db, { name: "Hamper", fields: { shopId } });
    const waiting = await putOnSale(db, { name: "Creel", fields: { shopId, isApproved: false } });
    for (const id of [sold, waiting, 999_999_999])
      await expect(fetchGoneProduct(api(), id)).rejects.toMatchObject({ statusCode: 404 });
    for (const query of [
      "",
      "?goods_id=",
      "?goods_id=x",
      "?goods_id=-1",
      "?goods_id=99999999999999999999",
      "?goods_id[]=1",
    ])
      expect(await backend.ask(`goods/gone${query}`)).toMatchObject({ status: 200, code: 0, data: [] });
    await db.delete(products).where(eq(products.shopId, shopId));
  });
});
