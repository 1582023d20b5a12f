import type { ProductFilters } from "@plaza/api-client";
import type { Database } from "../platform/store/database.ts";
import { type SQL, sql } from "../platform/store/sql.ts";
import { dayTime } from "../platform/wire/time.ts";

/** A filter, or an option by its name. */
type FilterName = keyof ProductFilters | "price" | `option ${string}`;

/** What lists show and how they are narrowed down, in SQL as plain as can be, to hold the platform's answers against. */
export interface FiltersInSql {
  /** Of a scope (columns of `listed_products`), of the filters all but one. */
  where(scope: SQL, except?: FilterName): SQL;
  /** Names of the options of which values are chosen. */
  readonly chosenOptions: readonly string[];
}

/** Puts all products that lists show at a moment into a table named `listed_products`. */
export async function writeListedProducts(db: Database, now: Date): Promise<void> {
  const { date, minute } = dayTime(now);
  await db.execute(sql`drop table if exists listed_products`);
  await db.execute(sql`create table listed_products as
    select p.*,
      array_remove(array[p.first_category_id, p.second_category_id, p.third_category_id], null) as category_ids,
      least(p.price, flash.price) as price_now,
      coalesce(flash.price < p.price, false) or p.market_price > p.price as on_offer,
      coalesce((select round(avg(r.product_stars), 2) from reviews r where r.product_id = p.id), 0) as stars,
      exists (select 1 from skus k where k.product_id = p.id and k.stock > 0) as in_stock,
      coalesce(
        (select t.mode = 'free' from product_shipping t where t.product_id = p.id),
        p.is_virtual or not exists (
          select 1 from freight_templates f, freight_rules r
          where f.shop_id = p.shop_id and f.is_default and r.template_id = f.id and r.first_amount + r.next_amount > 0
        )
      ) as sent_for_free,
      s.is_self_operated as self_operated
    from products p
    join shops s on s.id = p.shop_id
    left join lateral (
      select min(f.price) as price
      from flash_prices f, flash_offers o, flash_slots t, skus k
      where f.offer_id = o.id and o.slot_id = t.id and k.id = f.sku_id and k.product_id = p.id and o.product_id = p.id
        and o.is_approved and o.deleted_at is null and t.deleted_at is null
        and o.starts_on <= '${sql.raw(date)}' and coalesce(o.ends_on, 'infinity') >= '${sql.raw(date)}'
        and t.start_minute <= ${sql.raw(String(minute))} and ${sql.raw(String(minute))} < t.end_minute and k.stock > 0 and f.price < k.price
    ) as flash on true
    where p.is_on_shelf and p.is_approved and p.deleted_at is null
      and s.is_open and not s.is_frozen and s.deleted_at is null and coalesce(s.expires_at > now(), true)`);
}

export async function filtersInSql(db: Database, filters: ProductFilters): Promise<FiltersInSql> {
  const { categoryIds, brandIds, shopIds, minPrice, maxPrice, minRating, optionValueIds = [] } = filters;
  const conditions: [FilterName, SQL][] = [];
  const isOneOf = (column: string, ids: readonly number[]) => sql`${sql.raw(column)} = any(${arrayOf(ids)})`;
  if (categoryIds !== undefined && categoryIds.length > 0)
    conditions.push(["categoryIds", sql`category_ids && ${arrayOf(categoryIds)}`]);
  if (brandIds !== undefined && brandIds.length > 0) conditions.push(["brandIds", isOneOf("brand_id", brandIds)]);
  if (shopIds !== undefined && shopIds.length > 0) conditions.push(["shopIds", isOneOf("shop_id", shopIds)]);
  if (minPrice !== undefined) conditions.push(["price", sql`price_now >= ${minPrice}`]);
  if (maxPrice !== undefined) conditions.push(["price", sql`price_now <= ${maxPrice}`]);
  if (minRating !== undefined) conditions.push(["minRating", sql`stars >= ${minRating}`]);
  if (filters.inStock === true) conditions.push(["inStock", sql`in_stock`]);
  if (filters.onOffer === true) conditions.push(["onOffer", sql`on_offer`]);
  if (filters.selfOperated === true) conditions.push(["selfOperated", sql`self_operated`]);
  if (filters.freeDelivery === true) conditions.push(["freeDelivery", sql`sent_for_free`]);
  const { rows } = await db.execute<{ name: string; ids: readonly number[] }>(sql`
    select option_name as name, array_agg(id) as ids from option_meanings
    where id = any(${arrayOf(optionValueIds)}) group by option_name order by min(id)`);
  for (const { name, ids } of rows) {
    const holds = sql`exists (select 1 from product_options o, product_option_values v, option_meanings m
      where o.product_id = listed_products.id and v.option_id = o.id and m.option_name = o.name and m.value = v.value
        and m.id = any(${arrayOf(ids)}))`;
    conditions.push([`option ${name}`, holds]);
  }
  if (rows.reduce((sum, { ids }) => sum + ids.length, 0) < optionValueIds.length)
    conditions.push(["optionValueIds", sql`false`]);
  return {
    where: (scope, except) =>
      sql.join([scope, ...conditions.filter(([name]) => name !== except).map(([, holds]) => holds)], sql` and `),
    chosenOptions: rows.map(({ name }) => name),
  };
}

function arrayOf(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::integer[]`;
}
