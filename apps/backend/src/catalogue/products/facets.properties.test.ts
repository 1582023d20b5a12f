import {
  type Facets,
  fetchCategoryProducts,
  fetchFacets,
  fetchProductList,
  type ProductFilters,
  type ProductSort,
} from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type SQL, sql } from "../../platform/store/sql.ts";
import {
  type FiltersInSql,
  filtersInSql,
  writeCountedOptions,
  writeListedProducts,
} from "../../test-support/filters-in-sql.ts";
import { maxValues } from "../product-search/columns/count-facets.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, sell } from "../../test-support/stage.ts";

/** A day with no flash sale but those of this test, and moments around the turns of its slots. */
const moments = ["00:00:00", "09:59:59", "10:00:00", "13:59:59", "14:00:00", "23:59:59"].map(
  (time) => new Date(`2030-05-04T${time}+08:00`),
);
const [earliest = new Date()] = moments;
const clock = { now: earliest };

/** Products, shops and so on are few, so that changes meet each other and the filters. */
const few = 12;
const one = fc.integer({ min: 1, max: few });
const price = fc.integer({ min: 0, max: 6 }).map((step) => step * 5000);
const unknown = 2_000_000_000;
const unless = fc.boolean();

/** Of the first attribute. */
function nthValue(nth: number): SQL {
  return sql`(select id from attribute_values where attribute_id = 1 order by id limit 1 offset ${nth % 5})`;
}

/** Changes as somebody might make them by hand. */
const change: fc.Arbitrary<SQL> = fc.oneof(
  fc.tuple(one, price).map(([id, fen]) => sql`update products set price = ${fen} where id = ${id}`),
  fc.tuple(one, price).map(([id, fen]) => sql`update products set market_price = ${fen} where id = ${id}`),
  fc.tuple(one, unless).map(([id, is]) => sql`update products set is_on_shelf = ${is} where id = ${id}`),
  fc.tuple(one, unless).map(([id, is]) => sql`update products set is_approved = ${is} where id = ${id}`),
  one.map((id) => sql`update products set deleted_at = case when deleted_at is null then now() end where id = ${id}`),
  fc.tuple(one, one).map(([id, sales]) => sql`update products set actual_sales = ${sales} where id = ${id}`),
  fc.tuple(one, one).map(([id, brand]) => sql`update products set brand_id = nullif(${brand}, 5) where id = ${id}`),
  fc.tuple(one, one).map(
    ([id, other]) => sql`update products set (first_category_id, second_category_id,
    third_category_id) = (select first_category_id, second_category_id, third_category_id from products
    where id = ${other} + 30) where id = ${id}`,
  ),
  fc.tuple(one, fc.nat({ max: 1 })).map(([id, left]) => sql`update skus set stock = ${left} where product_id = ${id}`),
  fc.tuple(one, price).map(([id, fen]) => sql`update skus set price = ${fen} where product_id = ${id}`),
  one.map((id) => sql`delete from skus where product_id = ${id}`),
  fc.tuple(one, fc.integer({ min: 1, max: 5 })).map(
    ([id, stars]) => sql`insert into reviews (product_id, nickname,
    product_stars, description_stars, service_stars, delivery_stars) values (${id}, 'R', ${stars}, 5, 5, 5)`,
  ),
  fc
    .tuple(one, fc.integer({ min: 1, max: 5 }))
    .map(([id, stars]) => sql`update reviews set product_stars = ${stars} where product_id = ${id}`),
  one.map((id) => sql`delete from reviews where product_id = ${id}`),
  one.map((id) => sql`delete from product_shipping where product_id = ${id}`),
  one.map(
    (id) => sql`update product_shipping set mode = case mode when 'free' then 'fixed' else 'free' end,
    template_id = null where product_id = ${id}`,
  ),
  fc.tuple(one, one).map(
    ([id, other]) => sql`update product_option_values set value = (
    select min(v.value) from product_option_values v where v.option_id = product_option_values.option_id)
    where option_id in (select o.id from product_options o where o.product_id in (${id}, ${other} + 60))`,
  ),
  one.map((id) => sql`update product_options set name = name || '+' where product_id = ${id} and length(name) < 9`),
  one.map((id) => sql`delete from product_options where product_id = ${id}`),
  one.map(
    (id) => sql`with option as (insert into product_options (product_id, name, position)
    select ${id}, '颜色', coalesce(max(position), 0) + 1 from product_options where product_id = ${id} returning id)
    insert into product_option_values (option_id, value, position) select id, 'Hand-made', 0 from option`,
  ),
  fc
    .tuple(one, fc.constantFrom("null", "'{1}'", "'{2, 18}'", "'{3}'"))
    .map(([id, ids]) => sql`update attributes set category_ids = ${sql.raw(ids)} where id % 4 = ${id % 4}`),
  fc.tuple(one, one).map(([id, position]) => sql`update attributes set position = ${position} where id = ${id}`),
  one.map((id) => sql`update attributes set synonyms = '{颜色+}' where id = 1 and ${id} > 3`),
  one.map((nth) => sql`delete from attribute_values where id = ${nthValue(nth)}`),
  one.map((nth) => sql`update attribute_values set synonyms = '{}' where id = ${nthValue(nth)}`),
  one.map(
    (nth) => sql`update attribute_values set synonyms = synonyms || '{Hand-made}' where id = ${nthValue(nth)}
    and not exists (select 1 from attribute_values where 'Hand-made' = any(synonyms))`,
  ),
  fc.tuple(one, one).map(
    ([nth, other]) => sql`with gone as (delete from attribute_values
      where id = ${nthValue(nth)} and ${nth} <> ${other} returning id, merged_ids, synonyms)
    update attribute_values set merged_ids = attribute_values.merged_ids || gone.id || gone.merged_ids,
      synonyms = attribute_values.synonyms || gone.synonyms
    from gone where attribute_values.id = ${nthValue(other)}`,
  ),
  fc.tuple(one, unless).map(([id, is]) => sql`update shops set is_open = ${is} where id = ${id}`),
  fc.tuple(one, unless).map(([id, is]) => sql`update shops set is_frozen = ${is} where id = ${id}`),
  fc.tuple(one, unless).map(([id, is]) => sql`update shops set is_self_operated = ${is} where id = ${id}`),
  fc
    .tuple(one, fc.constantFrom("null", "now() - interval '1 hour'", "now() + interval '1 hour'"))
    .map(([id, at]) => sql`update shops set expires_at = ${sql.raw(at)} where id = ${id}`),
  one.map(
    (id) => sql`update flash_offers set is_approved = not is_approved where id % ${sql.raw(`${few} = ${id % few}`)}`,
  ),
  fc
    .tuple(one, price)
    .map(
      ([id, fen]) =>
        sql`update flash_prices set price = ${fen} + 1 where offer_id % ${sql.raw(`${few} = ${id % few}`)}`,
    ),
  fc.tuple(one, fc.constantFrom("2, 1", "2, 0", "2, null", "null, null")).map(
    ([id, pieces]) => sql`update flash_prices set (set_aside, set_aside_left) = (${sql.raw(pieces)})
      where offer_id % ${sql.raw(`${few} = ${id % few}`)}`,
  ),
  fc
    .tuple(one, fc.constantFrom(600, 840))
    .map(
      ([id, minute]) =>
        sql`update flash_slots set start_minute = ${minute}, end_minute = 1439 where id % 3 = ${id % 3}`,
    ),
  fc.tuple(one, one).map(
    ([id, sku]) => sql`with offer as (insert into flash_offers (slot_id, product_id, starts_on, is_approved)
    select min(id), ${id}, '2030-05-04', true from flash_slots returning id)
    insert into flash_prices (offer_id, sku_id, price) select offer.id, skus.id, ${sku} * 1000 from offer, skus
    where product_id = ${id}`,
  ),
);

/** Committed together, or taken back. */
const transaction = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  isTakenBack: fc.boolean(),
  at: fc.constantFrom(...moments),
});

const ids = (most: number) =>
  fc.option(
    fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: most }) }, fc.constant(unknown)), {
      minLength: 1,
      maxLength: 4,
    }),
    { freq: 2, nil: undefined },
  );
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3, nil: undefined });
const yes = rarely(fc.constant(true));

const anyFilters: fc.Arbitrary<ProductFilters> = fc.record({
  categoryIds: ids(40),
  brandIds: ids(40),
  shopIds: ids(few),
  minPrice: rarely(price),
  maxPrice: rarely(price.map((fen) => fen * 4)),
  minRating: rarely(fc.integer({ min: 1, max: 6 })),
  inStock: yes,
  onOffer: yes,
  selfOperated: yes,
  freeDelivery: yes,
  optionValueIds: ids(300),
});

interface AnyScope {
  readonly categoryId?: number | undefined;
  readonly shopId?: number | undefined;
  readonly text?: string | undefined;
}
const anyScope: fc.Arbitrary<AnyScope> = fc.oneof(
  fc.constant({}),
  fc.record({ categoryId: fc.constantFrom(1, 2, 3, 18, 35, 70, unknown) }),
  fc.record({ shopId: fc.oneof(one, fc.constant(unknown)) }),
  fc.record({ text: fc.constantFrom("cotton", "blue", "tea set", "茶壶", "teapto", "qqxyzzy") }),
);
const sorts = ["newest", "sales", "price-asc", "price-desc", "relevance"] as const;
const orders: Readonly<Record<ProductSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  sales: sql`sales desc, id desc`,
  "price-asc": sql`price_now, id`,
  "price-desc": sql`price_now desc, id desc`,
  relevance: sql`weight, position, id desc`,
};

onEachStore(
  "facets",
  (backend) => {
    const api = () => backend.client();

    async function numbers(query: SQL): Promise<ReadonlyMap<number, number>> {
      const { rows } = await backend.db.execute<{ value: number; count: string }>(query);
      return new Map(rows.map(({ value, count }) => [value, Number(count)]));
    }

    /** Every page of a list, as it is today: without filters. */
    async function listed(scope: AnyScope, sort: ProductSort, filters: ProductFilters = {}) {
      const all: number[] = [];
      for (let page = 1; ; page += 1) {
        const params = { ...scope, ...filters, sort, page, pageSize: 17 };
        const { items, total, hasMore } =
          scope.shopId === undefined
            ? await fetchCategoryProducts(api(), params)
            : await fetchProductList(api(), params);
        all.push(...items.map(({ id }) => id));
        if (!hasMore) {
          expect(all).toHaveLength(total);
          return all;
        }
      }
    }

    async function scopeInSql({ categoryId, shopId, text }: AnyScope): Promise<SQL> {
      if (categoryId !== undefined) return sql`${categoryId} = any(category_ids)`;
      if (shopId !== undefined) return sql`shop_id = ${shopId}`;
      if (text === undefined) return sql`true`;
      const found = await listed({ text }, "relevance");
      return sql`id = any(${sql.param(found)}::integer[])`;
    }

    /** Values as they should be: those of the whole scope, with what the other filters leave of them. */
    async function expectValues(
      name: string,
      shown: readonly { readonly id: number; readonly count: number }[],
      {
        value,
        from,
        scope,
        plain,
        except,
        chosen,
      }: {
        readonly value: SQL;
        readonly from: SQL;
        readonly scope: SQL;
        readonly plain: FiltersInSql;
        readonly except: Parameters<FiltersInSql["where"]>[1];
        readonly chosen: readonly number[];
      },
    ): Promise<void> {
      const counted = (condition: SQL) =>
        numbers(sql`select ${value} as value, count(*) as count from ${from} where ${condition} group by 1`);
      const whole = await counted(scope);
      const now = await counted(plain.where(scope, except));
      const expected = [...whole.keys()].map((id): [number, number] => [id, now.get(id) ?? 0]);
      const extra = new Set(chosen.filter((id) => !whole.has(id)));
      const actual = shown.filter(({ id }) => !extra.has(id)).map(({ id, count }): [number, number] => [id, count]);
      expect(new Map(actual), name).toEqual(new Map(expected));
      for (const { id, count } of shown) if (extra.has(id)) expect(count, `${name} ${id}`).toBe(0);
    }

    async function expectFacets(facets: Facets, scope: SQL, filters: ProductFilters, looked: AnyScope): Promise<void> {
      const { db } = backend;
      await writeCountedOptions(db, { categoryId: looked.categoryId, chosenIds: filters.optionValueIds ?? [] });
      const plain = await filtersInSql(db, filters);
      const count = async (condition: SQL): Promise<number> => {
        const { rows } = await db.execute<{ count: string }>(
          sql`select count(*) from listed_products where ${condition}`,
        );
        return Number(rows[0]?.count);
      };
      expect(facets.total, "total").toBe(await count(plain.where(scope)));
      await expectValues("brands", facets.brands, {
        value: sql`brand_id`,
        from: sql`listed_products`,
        scope: sql`${scope} and brand_id is not null`,
        plain,
        except: "brandIds",
        chosen: filters.brandIds ?? [],
      });
      await expectValues("shops", facets.shops, {
        value: sql`shop_id`,
        from: sql`listed_products`,
        scope,
        plain,
        except: "shopIds",
        chosen: filters.shopIds ?? [],
      });
      await expectValues("categories", facets.categories, {
        value: sql`c.id`,
        from: sql`listed_products join categories c on c.id = any(category_ids)`,
        scope: sql`${categoryInView(looked, filters.categoryIds ?? [])} and ${qualified(scope)}`,
        plain,
        except: "categoryIds",
        chosen: filters.categoryIds ?? [],
      });
      for (const { from, count: rated } of facets.ratings)
        expect(rated, `${from} stars`).toBe(await count(sql`${plain.where(scope, "minRating")} and stars >= ${from}`));
      expect(facets.ratings.map(({ from }) => from)).toEqual([4, 3, 2, 1]);
      expect(facets.inStock).toBe(await count(sql`${plain.where(scope, "inStock")} and in_stock`));
      expect(facets.onOffer).toBe(await count(sql`${plain.where(scope, "onOffer")} and on_offer`));
      expect(facets.selfOperated).toBe(await count(sql`${plain.where(scope, "selfOperated")} and self_operated`));
      expect(facets.freeDelivery).toBe(await count(sql`${plain.where(scope, "freeDelivery")} and sent_for_free`));
      await expectPrices(facets, scope, plain);
      await expectOptions(facets, scope, plain, filters.optionValueIds ?? []);
    }

    /** The first level below the one that is looked at, and whatever is unfolded by a choice. */
    const categoryInView = ({ categoryId }: AnyScope, chosen: readonly number[]): SQL => {
      const lookedAt =
        categoryId === undefined ? sql`0` : sql`coalesce((select level from categories where id = ${categoryId}), 1)`;
      return sql`(c.level = ${lookedAt} + 1 or (c.level > ${lookedAt} and c.parent_id in (
        with recursive unfolded as (
          select id, parent_id from categories where id = any(${sql.param([...chosen])}::integer[])
          union select above.id, above.parent_id from categories above join unfolded on above.id = unfolded.parent_id
        )
        select id from unfolded
      )))`;
    };
    const qualified = (scope: SQL): SQL =>
      sql`listed_products.id in (select listed_products.id from listed_products where ${scope})`;

    async function expectPrices({ price: shown }: Facets, scope: SQL, plain: FiltersInSql): Promise<void> {
      const { db } = backend;
      const prices = async (condition: SQL): Promise<readonly number[]> => {
        const { rows } = await db.execute<{ price: number }>(
          sql`select price_now as price from listed_products where ${condition}`,
        );
        return rows.map(({ price: fen }) => fen);
      };
      const whole = await prices(scope);
      if (whole.length === 0) return expect(shown).toBeNull();
      expect(shown).toMatchObject({ min: Math.min(...whole), max: Math.max(...whole) });
      const { buckets, min, max } = shown ?? { buckets: [], min: 0, max: 0 };
      const now = await prices(plain.where(scope, "price"));
      expect(buckets.map(({ count }) => count)).toEqual(
        buckets.map(({ from, to }) => now.filter((fen) => from <= fen && fen < to).length),
      );
      expect(buckets.slice(1).map(({ from }) => from)).toEqual(buckets.slice(0, -1).map(({ to }) => to));
      expect(
        [buckets[0]?.from ?? 0, buckets.at(-1)?.to ?? 0].map((edge, end) => (end === 0 ? edge <= min : edge > max)),
      ).toEqual([true, true]);
    }

    async function expectOptions(
      { options }: Facets,
      scope: SQL,
      plain: FiltersInSql,
      chosen: readonly number[],
    ): Promise<void> {
      const { db } = backend;
      const from = sql`listed_products join product_options o on o.product_id = listed_products.id
        join product_option_values v on v.option_id = o.id
        join counted_options m on m.option_name = o.name and m.value = v.value`;
      const { rows: known } = await db.execute<{ id: number; counted: number; name: string }>(
        sql`select id, counted_id as counted, counted_option as name from counted_options`,
      );
      const optionOf = new Map(known.map(({ id, name }) => [id, name]));
      /** A value is shown by the id that chose it, so that a former address finds it. */
      const countedAs = new Map(known.map(({ id, counted }) => [id, counted]));
      const shownNames = options.map(({ values }) => optionOf.get(values[0]?.id ?? 0) ?? "");
      const { rows: ordered } = await db.execute<{ name: string }>(
        sql`select 'attribute ' || id as name from attributes order by position, id`,
      );
      const order = ordered.map(({ name }) => name);
      const orders = shownNames.map((name) => (order.includes(name) ? order.indexOf(name) : order.length));
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      for (const [index, { values }] of options.entries()) {
        const name = shownNames[index] ?? "";
        const ofOption = sql`m.counted_option = ${name} and ${qualified(scope)}`;
        const counted = (condition: SQL) =>
          numbers(
            sql`select m.counted_id as value, count(distinct listed_products.id) as count from ${from} where ${condition} group by 1`,
          );
        const whole = await counted(ofOption);
        const now = await counted(plain.where(ofOption, `option ${name}`));
        const own = chosen.flatMap((id) => (optionOf.get(id) === name ? (countedAs.get(id) ?? []) : []));
        const expected = new Map([...whole.keys(), ...own].map((id) => [id, now.get(id) ?? 0]));
        const counts = new Map(values.map(({ id, count }) => [countedAs.get(id) ?? 0, count]));
        expect(counts.size, name).toBe(values.length);
        for (const { id } of values) if (countedAs.get(id) !== id) expect(chosen).toContain(id);
        // Of many values those with the most products are there, and the chosen ones.
        if (expected.size > maxValues) {
          expect(counts.size, name).toBeGreaterThanOrEqual(maxValues);
          const least = [...whole.values()].toSorted((left, right) => right - left)[maxValues - 1] ?? 0;
          for (const id of expected.keys())
            if (!counts.has(id)) expect(whole.get(id), `${name} ${id}`).toBeLessThanOrEqual(least);
        }
        const shown = [...expected].filter(([id]) => expected.size <= maxValues || counts.has(id));
        expect(counts, name).toEqual(new Map(shown));
      }
      // Half of what is listed has them, given all other filters; four at most, beside those that are chosen.
      const { rows } = await db.execute<{ name: string }>(
        sql`select distinct m.counted_option as name from ${from} where ${qualified(scope)}`,
      );
      const shares: { name: string; share: number }[] = [];
      for (const { name } of rows) {
        const condition = plain.where(scope, `option ${name}`);
        const { rows: shareRows } = await db.execute<{ all: string; having: string }>(sql`
          select count(*) as all, count(*) filter (where exists (select 1 from product_options o
            join product_option_values v on v.option_id = o.id
            join counted_options m on m.option_name = o.name and m.value = v.value
            where o.product_id = listed_products.id and m.counted_option = ${name})) as having
          from listed_products where ${condition}`);
        shares.push({ name, share: Number(shareRows[0]?.having) / Math.max(1, Number(shareRows[0]?.all)) });
      }
      const common = shares.filter(({ share }) => share >= 0.5);
      const shownCommon = shownNames.filter(
        (name) => !plain.chosenOptions.includes(name) || common.some((each) => each.name === name),
      );
      if (common.length <= 4) {
        expect(new Set(shownNames)).toEqual(new Set([...common.map(({ name }) => name), ...plain.chosenOptions]));
      } else expect(shownCommon.length).toBeGreaterThanOrEqual(4);
    }

    test(
      "every count and every list is what plain SQL finds, whatever changes and whatever is chosen",
      { timeout: 600_000 },
      async () => {
        const { db } = backend;
        const run = fc.record({
          transactions: fc.array(transaction, { maxLength: 3 }),
          scope: anyScope,
          filters: anyFilters,
          values: ids(20),
          sort: fc.constantFrom(...sorts),
        });
        await fc.assert(
          fc.asyncProperty(run, async ({ transactions, scope, filters: chosen, values = [], sort }) => {
            for (const { changes, isTakenBack, at } of transactions) {
              clock.now = at;
              await db
                .transaction(async (tx) => {
                  for (const each of changes) await tx.execute(each);
                  if (isTakenBack) throw new TakenBack();
                })
                .catch((error: unknown) => {
                  if (!(error instanceof TakenBack)) throw error;
                });
            }
            await writeListedProducts(db, clock.now);
            const wanted = await scopeInSql(scope);
            const { rows: known } = await db.execute<{ id: number }>(sql`
              select id from attribute_values union select unnest(merged_ids) from attribute_values order by id`);
            const valueIds = values.flatMap((nth) => known[(nth * 7) % 31]?.id ?? []);
            const optionValueIds = [...new Set([...(chosen.optionValueIds ?? []), ...valueIds])];
            const filters = { ...chosen, ...(optionValueIds.length > 0 && { optionValueIds }) };
            await expectFacets(await fetchFacets(api(), scope), wanted, {}, scope);
            await expectFacets(await fetchFacets(api(), { ...scope, ...filters }), wanted, filters, scope);

            const plain = await filtersInSql(db, filters);
            const { rows } = await db.execute<{ id: number }>(sql`
            select id from listed_products where ${plain.where(wanted)}
            order by ${scope.shopId !== undefined && sort === "relevance" ? sql`id` : orders[sort]}`);
            const expected = rows.map(({ id }) => id);
            const found = await listed(scope, sort, filters);
            if (scope.text === undefined || sort !== "relevance") expect(found).toEqual(expected);
            else {
              const best = await listed(scope, "relevance");
              expect(found).toEqual(best.filter((id) => expected.includes(id)));
            }
          }),
          { numRuns: 8, endOnFailure: true },
        );
      },
    );

    test("a product is counted once it is there, and no longer once it has gone", async () => {
      const { db } = backend;
      const total = async () => (await fetchFacets(api(), {})).total;
      const before = await total();
      const shopId = await openShop(db);
      const { productId } = await sell(db, { name: "Xylophone stand", fields: { shopId } });
      const isFound = async (filters: ProductFilters) => {
        const { shops } = await fetchFacets(api(), { text: "Xylophone", ...filters });
        return shops.some(({ id }) => id === shopId);
      };
      expect(await total()).toBe(before + 1);
      expect(await isFound({})).toBe(true);
      await db.execute(sql`update product_texts set name = 'Marimba mallets' where product_id = ${productId}`);
      expect(await isFound({ inStock: true })).toBe(false);
      await db.execute(sql`delete from products where id = ${productId}`);
      expect(await total()).toBe(before);
    });

    test("a value that no product has takes nothing away from others of its option", async () => {
      const { db } = backend;
      const { rows } = await db.execute<{ id: number; name: string }>(sql`
        select min(m.id) as id, o.name from product_options o join product_option_values v on v.option_id = o.id
        join option_meanings m on m.option_name = o.name and m.value = v.value
        join products p on p.id = o.product_id and p.is_on_sale group by o.name order by count(*) desc limit 1`);
      const { id: known = 0, name = "" } = rows[0] ?? {};
      const { rows: added } = await db.execute<{ id: number }>(sql`
        insert into option_meanings (option_name, value) values (${name}, 'Nobody has this') returning id`);
      const { id: unused = 0 } = added[0] ?? {};
      const both = { optionValueIds: [known, unused] };
      const facets = await fetchFacets(api(), both);
      const values = facets.options.flatMap((option) => option.values);
      expect(values.find(({ id }) => id === unused)).toMatchObject({ count: 0 });
      const found = await listed({}, "newest", { optionValueIds: [known] });
      expect(found).not.toHaveLength(0);
      expect(await listed({}, "newest", both)).toEqual(found);
    });
  },
  { now: () => clock.now },
);

class TakenBack extends Error {}
