import { products, skus } from "../src/platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../src/platform/store/schema/promotions.ts";
import type { Database } from "../src/platform/store/database.ts";
import { sql } from "../src/platform/store/sql.ts";

/** Puts one in so many products on flash sale all day, at three quarters of their price. */
export async function putOnFlashSale(db: Database, oneIn: number): Promise<void> {
  const slot = { startMinute: 0, endMinute: 1440 };
  const [stored] = await db.insert(flashSlots).values(slot).returning({ id: flashSlots.id });
  await db.execute(sql`
    with offer as (
      insert into ${flashOffers} (slot_id, product_id, starts_on, is_approved)
      select ${stored?.id}, id, '2020-01-01', true from products where id % ${oneIn} = 1
      returning id, product_id
    )
    insert into ${flashPrices} (offer_id, sku_id, price)
    select offer.id, ${skus.id}, greatest(1, least(${skus.price}, ${products.price}) * 3 / 4)
    from offer
    join ${skus} on ${skus.productId} = offer.product_id
    join ${products} on ${products.id} = offer.product_id`);
  await db.execute(sql`vacuum analyze`);
}
