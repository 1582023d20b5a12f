import type { Executor } from "../../platform/store/database.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";

const soldDays = 28;
/** What was sold in fewer days says nothing of the days to come. */
const minDays = 7;
/** What runs out within so many days is to be ordered again. */
const soonDays = 14;
const oneDay = 24 * 60 * 60 * 1000;

/** In how many whole days a stock runs out as it was sold lately; null: that is not known. */
export function daysLeft(stock: number, sold: number, days: number): number | null {
  return sold <= 0 || days < minDays ? null : Math.floor((stock * days) / sold);
}

export interface OutlookRow {
  readonly skuId: number;
  readonly productId: number;
  readonly stock: number;
  /** Null: as the shop's own mark says. */
  readonly lowStock: number | null;
  readonly isLow: boolean;
  /** Pieces of the last days, without those of closed orders. */
  readonly sold: number;
  /** In how many days they were sold: as long as the product has been there, and no more than is looked at. */
  readonly days: number;
}

export interface OutlookFilter {
  readonly shopId: number;
  readonly now: Date;
  /** Null: all that runs out soon, or of which few are left. */
  readonly skuId: number | null;
  readonly size: number;
}

/** SKUs on sale that run out soon, the soonest first; one more than `size` where there are more. */
export async function stockOutlook(db: Executor, { shopId, now, skuId, size }: OutlookFilter) {
  const since = new Date(now.getTime() - soldDays * oneDay);
  const days = sql`least(${soldDays}, extract(epoch from ${now.toISOString()}::timestamptz - known.created_at) / 86400)`;
  const isMeant: SQL =
    skuId === null
      ? sql`known.is_on_sale and (piece.stock <= mark.low or (coalesce(sold.pieces, 0) > 0 and ${days} >= ${minDays}
          and floor(piece.stock * ${days} / sold.pieces) <= ${soonDays}))`
      : sql`piece.id = ${skuId}`;
  const { rows } = await db.execute<{
    sku_id: number;
    product_id: number;
    stock: number;
    low_stock: number | null;
    is_low: boolean;
    sold: number;
    days: number;
  }>(sql`
    with sold as (
      select line.sku_id, sum(line.quantity - line.released_quantity)::int as pieces
      from ${orders} as bought join ${orderLines} as line on line.order_id = bought.id
      where bought.shop_id = ${shopId} and bought.created_at > ${since.toISOString()} group by line.sku_id
    )
    select piece.id as sku_id, piece.product_id, piece.stock, piece.low_stock, piece.stock <= mark.low as is_low,
      coalesce(sold.pieces, 0)::int as sold, ${days}::float8 as days
    from ${skus} as piece join ${products} as known on known.id = piece.product_id
      join ${shops} as own on own.id = known.shop_id
      cross join lateral (select coalesce(piece.low_stock, own.low_stock) as low) as mark
      left join sold on sold.sku_id = piece.id
    where known.shop_id = ${shopId} and known.deleted_at is null and ${isMeant}
    order by case when coalesce(sold.pieces, 0) > 0 then piece.stock * ${days} / sold.pieces end asc nulls last,
      piece.stock, piece.id
    limit ${size + 1}`);
  return rows.map((row): OutlookRow => ({
    skuId: row.sku_id,
    productId: row.product_id,
    stock: row.stock,
    lowStock: row.low_stock,
    isLow: row.is_low,
    sold: row.sold,
    days: row.days,
  }));
}
