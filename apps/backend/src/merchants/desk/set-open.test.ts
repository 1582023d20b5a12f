import { expect, test } from "vitest";
import { shops } from "../../store/schema/merchants.ts";
import { eq } from "../../store/sql.ts";
import { ask } from "../../test-support/ask.ts";
import { askShopDesk, newDeskUser } from "../../test-support/new-desk-user.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, sell } from "../../test-support/stage.ts";

onEachStore("a shop", (backend) => {
  test("a shop is opened and closed by its owner, and shoppers find its products accordingly", async () => {
    const { db, url } = backend();
    const shopId = await openShop(db, { isOpen: false });
    await sell(db, { name: "Zanzibar pot", facts: { shopId } });
    const [owner, staff] = [await newDeskUser(db, "owner", shopId), await newDeskUser(db, "staff", shopId)];
    const setOpen = (isOpen: unknown, token = owner.token) =>
      askShopDesk(url, "shop/set_open", { token, body: { is_open: isOpen }, language: "en" });
    const found = async () => (await ask(url, "pc/goodsList?name=Zanzibar")).text.includes("Zanzibar");
    expect(await found()).toBe(false);
    expect(await setOpen(1, staff.token)).toMatchObject({ code: 0 });
    expect(await setOpen("maybe")).toMatchObject({ code: 0 });
    expect(await setOpen(1)).toMatchObject({ code: 1, msg: "Saved" });
    expect(await found()).toBe(true);
    expect(await setOpen(0)).toMatchObject({ code: 1 });
    expect(await db.select({ isOpen: shops.isOpen }).from(shops).where(eq(shops.id, shopId))).toEqual([
      { isOpen: false },
    ]);
    expect(await found()).toBe(false);
  });
});
