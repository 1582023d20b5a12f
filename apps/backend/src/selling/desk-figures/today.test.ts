import { expect, test } from "vitest";
import { categories } from "../../platform/store/schema/catalog.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf } from "../../test-support/ask.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

const now = new Date("2026-11-20T16:30:00Z");

onEachStore(
  "a shop's figures",
  (backend) => {
    test("figures say what waits, and what was paid on each of fourteen days of Shanghai", async () => {
      const { db } = backend;
      const [shopId, other] = [await openShop(db), await openShop(db)];
      const customer = await backend.richCustomer(1_000_000);
      const sold = async (shop: number, paidAt: string, state: "paid" | "completed", delivery?: "pickup") => {
        const productId = await putOnSale(db, { name: "Lamp", fields: { price: 1000, shopId: shop }, stock: 10 });
        const { orderId } = await handOver(
          db,
          customer.id,
          {
            lines: [{ productId, quantity: 1 }],
            state,
            fields: { shopId: shop, ...(delivery !== undefined && { delivery }) },
          },
          now,
        );
        await db
          .update(orders)
          .set({ paidAt: new Date(paidAt) })
          .where(eq(orders.id, orderId));
      };
      await sold(shopId, "2026-11-20T16:00:00Z", "paid");
      await sold(shopId, "2026-11-20T15:59:59Z", "paid", "pickup");
      await sold(shopId, "2026-11-20T10:00:00Z", "completed");
      await sold(shopId, "2026-11-06T15:59:59Z", "completed");
      await sold(other, "2026-11-20T16:00:00Z", "paid");
      const user = await backend.newDeskUser("staff", shopId, now);
      const figures = await user.read("figures/today");
      expect(figures).toMatchObject({
        shop: { id: shopId, is_open: true },
        to_send: 1,
        to_pick_up: 1,
        after_sales_to_decide: 0,
        after_sales_to_receive: 0,
        reviews_to_answer: 0,
      });
      const days = listOf(figures["days"]);
      expect(days).toHaveLength(14);
      expect([days[0]?.["date"], days.at(-1)?.["date"]]).toEqual(["2026-11-08", "2026-11-21"]);
      expect(days.slice(-2)).toEqual([
        { date: "2026-11-20", orders: 2, amount: "20.00" },
        { date: "2026-11-21", orders: 1, amount: "10.00" },
      ]);
      expect(days[0]).toEqual({ date: "2026-11-08", orders: 0, amount: "0.00" });
      // The two weeks before these are those of the order on 6 November.
      expect(figures["before"]).toEqual({ orders: 1, amount: "10.00" });
      const month = await user.read("figures/today?days=30");
      expect(listOf(month["days"])).toHaveLength(30);
      expect(listOf(month["days"]).reduce((sum, { orders: number }) => sum + Number(number), 0)).toBe(4);
      expect(month["before"]).toEqual({ orders: 0, amount: "0.00" });
      expect(listOf((await user.read("figures/today?days=15"))["days"])).toHaveLength(14);
    });

    test("figures say what is nearly sold out, and which documents were refused or expire soon", async () => {
      const { db } = backend;
      const [shopId, other] = [await openShop(db), await openShop(db)];
      for (const shop of [shopId, other])
        await putOnSale(db, { name: "Lamp", fields: { price: 1000, shopId: shop }, stock: 5 });
      await putOnSale(db, { name: "Chair", fields: { price: 1000, shopId }, stock: 6 });
      const [category] = await db
        .insert(categories)
        .values({ name: "Food", level: 1 })
        .returning({ id: categories.id });
      const send = async (expiresOn: string | null, state: "accepted" | "refused" | "waits", of?: number) => {
        const kind = { categoryId: category?.id ?? 0, name: "Licence", hasExpiry: true };
        const kindId =
          of ?? idOf(await db.insert(requiredDocuments).values(kind).returning({ id: requiredDocuments.id }));
        await db.insert(shopDocuments).values({
          shopId,
          kindId,
          path: "private/merchant/a.pdf",
          state,
          expiresOn,
          sentAt: now,
          ...(state !== "waits" && { decidedAt: now }),
          ...(state === "refused" && { grounds: "Not legible" }),
        });
        return kindId;
      };
      await send("2026-12-20", "accepted");
      await send("2026-12-22", "accepted");
      // Another was sent for this one.
      await send(null, "waits", await send("2026-11-01", "accepted"));
      await send(null, "refused");
      const user = await backend.newDeskUser("staff", shopId, now);
      const counted = { products_few_left: 1, documents_refused: 1, documents_expiring: 1 };
      expect(await user.read("figures/today")).toMatchObject(counted);
      const foreign = await backend.newDeskUser("staff", other, now);
      expect(await foreign.read("figures/today")).toMatchObject({ documents_refused: 0, documents_expiring: 0 });
    });
  },
  { now: () => now },
);
