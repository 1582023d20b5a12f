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
      coalesce(flash.is_set_aside, false)
        or exists (select 1 from skus k where k.product_id = p.id and k.stock > 0) as in_stock,
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
      select min(f.price) as price, bool_or(f.set_aside is not null) as is_set_aside
      from flash_prices f, flash_offers o, flash_slots t, skus k
      where f.offer_id = o.id and o.slot_id = t.id and k.id = f.sku_id and k.product_id = p.id and o.product_id = p.id
        and o.is_approved and o.deleted_at is null and t.deleted_at is null
        and o.starts_on <= '${sql.raw(date)}' and coalesce(o.ends_on, 'infinity') >= '${sql.raw(date)}'
        and t.start_minute <= ${sql.raw(String(minute))} and ${sql.raw(String(minute))} < t.end_minute
        and case when f.set_aside is null then k.stock > 0 else f.set_aside_left > 0 end and f.price < k.price
    ) as flash on true
    where p.is_on_shelf and p.is_approved and p.deleted_at is null
      and s.is_open and not s.is_frozen and s.deleted_at is null and coalesce(s.expires_at > now(), true)`);
}

/**
 * Puts what values of options are counted as in a list into a table named `counted_options`: a value of an attribute that
 * holds there is counted for all that is called like it, all else for itself, in the attribute that its option is called
 * like.
 *
 * @param chosenIds attributes of which a value is named hold wherever the list is
 */
export async function writeCountedOptions(
  db: Database,
  { categoryId, chosenIds }: { readonly categoryId: number | undefined; readonly chosenIds: readonly number[] },
): Promise<void> {
  const key = (word: string): SQL => sql.raw(`lower(regexp_replace(normalize(${word}, NFKC), '\\s', '', 'g'))`);
  const wordsOf = (table: string): SQL =>
    sql.raw(`(select own.name union select others.value ->> 'name' from ${table}, jsonb_each(translations) others
      where ${table}.id = own.id union select unnest(own.synonyms))`);
  const textsOf = (field: string, column: string): SQL =>
    sql.raw(`(values (0, ${column}), (1, translations -> 'en' ->> '${field}'), (2, translations -> 'zh' ->> '${field}'),
      (3, translations -> 'ja' ->> '${field}'), (4, translations -> 'ko' ->> '${field}'))`);
  await db.execute(sql`drop table if exists counted_options`);
  await db.execute(sql`create table counted_options as
    with recursive above as (
      select id, parent_id from categories where id = ${sql.raw(String(categoryId ?? 0))}
      union select categories.id, categories.parent_id from categories join above on categories.id = above.parent_id
    ), held as (
      select * from attributes
      where category_ids is null or category_ids && array(select id from above) or exists (
        select 1 from attribute_values v where v.attribute_id = attributes.id
          and (v.id = any('{${sql.raw(chosenIds.join())}}') or v.merged_ids && '{${sql.raw(chosenIds.join())}}'))
    ), attribute_words as (
      select own.id as attribute_id, ${key("word")} as key
      from attributes own, lateral ${wordsOf("attributes")} words (word)
    ), value_words as (
      select own.id as value_id, own.attribute_id, ${key("word")} as key
      from attribute_values own, lateral ${wordsOf("attribute_values")} words (word)
    ), of_attribute as (
      select distinct on (m.id) m.id, w.attribute_id
      from option_meanings m, lateral ${textsOf("option", "option_name")} texts (place, word), attribute_words w
      where w.key = ${key("texts.word")} order by m.id, texts.place
    ), of_value as (
      select distinct on (m.id) m.id, w.value_id
      from option_meanings m join of_attribute on of_attribute.id = m.id,
        lateral ${textsOf("value", "value")} texts (place, word), value_words w
      where w.attribute_id = of_attribute.attribute_id and w.key = ${key("texts.word")} order by m.id, texts.place
    )
    select m.id, m.option_name, m.value, coalesce(v.id, m.id) as counted_id,
      case when h.id is null then m.option_name else 'attribute ' || h.id end as counted_option
    from option_meanings m left join of_attribute on of_attribute.id = m.id
      left join held h on h.id = of_attribute.attribute_id
      left join of_value on of_value.id = m.id
      left join attribute_values v on v.id = of_value.value_id and v.attribute_id = h.id
    union all
    select named.id, null, null, v.id, 'attribute ' || v.attribute_id
    from attribute_values v, lateral (select v.id union select unnest(v.merged_ids)) named (id)
    where v.attribute_id in (select id from held)`);
}

/** Reads what {@link writeCountedOptions} has written for the list. */
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
    select counted_option as name, array_agg(distinct counted_id) as ids from counted_options
    where id = any(${arrayOf(optionValueIds)}) group by counted_option order by min(id)`);
  const { rows: known } = await db.execute(sql`
    select id from counted_options where id = any(${arrayOf(optionValueIds)})`);
  for (const { name, ids } of rows) {
    const holds = sql`exists (select 1 from product_options o, product_option_values v, counted_options m
      where o.product_id = listed_products.id and v.option_id = o.id and m.option_name = o.name and m.value = v.value
        and m.counted_id = any(${arrayOf(ids)}))`;
    conditions.push([`option ${name}`, holds]);
  }
  if (known.length < optionValueIds.length) conditions.push(["optionValueIds", sql`false`]);
  return {
    where: (scope, except) =>
      sql.join([scope, ...conditions.filter(([name]) => name !== except).map(([, holds]) => holds)], sql` and `),
    chosenOptions: rows.map(({ name }) => name),
  };
}

function arrayOf(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::integer[]`;
}
