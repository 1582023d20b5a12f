import fc from "fast-check";
import { expect, test } from "vitest";
import { createProductIndex, type ProductIndex } from "../../catalogue/product-search/product-index.ts";
import {
  categories,
  productOptions,
  productOptionValues,
  products,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { asc, eq, or } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { type Buyer, buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser, RunningBackend } from "../../test-support/running-backend.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

type Wire = Record<string, unknown>;

/** What a SKU of an edited form becomes: which of the present ones it stays (by its number among them), or a new one. */
interface WantedSku {
  readonly from: number | null;
  readonly price: number;
  readonly added: number;
}

type Action =
  | {
      readonly kind: "edit";
      readonly sizes: readonly number[];
      readonly isKnown: boolean;
      readonly skus: readonly WantedSku[];
    }
  | { readonly kind: "cart" | "order"; readonly sku: number; readonly quantity: number }
  | { readonly kind: "cancel"; readonly order: number };

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      // How many values each option has; no options are one SKU.
      sizes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      // Options and values that are there stay the same rows, as far as there are some.
      isKnown: fc.boolean(),
      skus: fc.array(
        fc.record({
          from: fc.option(fc.nat(8)),
          price: fc.integer({ min: 1, max: 100_000 }),
          added: fc.integer({ min: -3, max: 5 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("cart" as const, "order" as const),
      sku: fc.nat(8),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), order: fc.nat(3) }) },
);

const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;

/** All combinations of the values of options, at most so many. */
function combinationsOf(sizes: readonly number[]): readonly (readonly number[])[] {
  return sizes.reduce<readonly (readonly number[])[]>(
    (before, size) => before.flatMap((each) => Array.from({ length: size }, (_, value) => [...each, value])),
    [[]],
  );
}

class Stage {
  readonly #backend: RunningBackend;
  readonly #index: ProductIndex;
  readonly #staff: CallingDeskUser;
  readonly #buyer: Buyer;
  readonly #shopId: number;
  readonly #productId: number;
  /** What each SKU has to have in stock, those that are retired included. */
  readonly #stock = new Map<number, number>();
  readonly #inCart = new Set<number>();
  /** Order lines as they were bought. */
  readonly #bought = new Map<number, string>();
  #words = 0;

  constructor(
    backend: RunningBackend,
    index: ProductIndex,
    staff: CallingDeskUser,
    buyer: Buyer,
    at: { shopId: number; productId: number },
  ) {
    this.#backend = backend;
    this.#index = index;
    this.#staff = staff;
    this.#buyer = buyer;
    this.#shopId = at.shopId;
    this.#productId = at.productId;
  }

  async begin(): Promise<void> {
    for (const { id, stock } of await this.#present()) this.#stock.set(id, stock);
  }

  #present() {
    const { db } = this.#backend;
    return db.select().from(skus).where(eq(skus.productId, this.#productId)).orderBy(asc(skus.id));
  }

  async do(action: Action): Promise<void> {
    if (action.kind === "edit") await this.#edit(action);
    else if (action.kind === "cancel") await this.#cancel(action.order);
    else await this.#take(action);
    await this.#check();
  }

  async #edit({ sizes, isKnown, skus: wanted }: Extract<Action, { kind: "edit" }>): Promise<void> {
    const read = recordOf((await this.#staff.get(`product/detail?id=${this.#productId}`)).data);
    const stored = recordOf(read["stored"]);
    const before = recordOf(stored["content"]);
    const known = listOf(before["options"]);
    const present = listOf(before["skus"]);
    const combinations = combinationsOf(sizes).slice(0, wanted.length);
    // Every value has a SKU: those that none has are left out.
    const used = sizes.map((_, option) => [...new Set(combinations.map((each) => each[option] ?? 0))]);
    const options = used.map((values, option) => ({
      id: isKnown ? (known[option]?.["id"] ?? 0) : 0,
      name: { en: `Option ${option} ${this.#words}` },
      values: values.map((value) => {
        const there = isKnown ? listOf(known[option]?.["values"] ?? [])[value] : undefined;
        return { id: there?.["id"] ?? 0, text: { en: `Value ${value} ${(this.#words += 1)}` } };
      }),
    }));
    const taken = new Set<unknown>();
    const rows = combinations.map((combination, index) => {
      const { from, price, added } = wanted[index] ?? { from: null, price: 1, added: 0 };
      const sku = from === null ? undefined : present[from];
      const isFree = sku !== undefined && !taken.has(sku["id"]);
      if (isFree) taken.add(sku["id"]);
      const read = isFree ? Number(sku["stock"]) : null;
      return {
        id: isFree ? sku["id"] : 0,
        values: combination.map((value, option) => used[option]?.indexOf(value) ?? 0),
        number: "",
        price: yuan(price),
        market_price: "",
        stock: Math.max(0, (read ?? 0) + added),
        stock_read: read,
        barcode: "",
        maker_number: "",
        image: "",
      };
    });
    const content = { ...before, options, skus: rows };
    const body = { product_id: this.#productId, base_digest: stored["digest"], content };
    const saved = await this.#staff.post("product/save_draft", body);
    expect(saved, saved.text).toMatchObject({ code: 1, data: { missing: [] } });
    const { id, revision } = recordOf(saved.data);
    const published = await this.#staff.post("product/publish", { id, revision });
    expect(published, published.text).toMatchObject({ code: 1, data: { product_id: this.#productId } });
    const after = await this.#present();
    for (const [sku] of this.#stock) if (!after.some((each) => each.id === sku)) this.#stock.set(sku, 0);
    const positions = await this.#positions();
    const combinationOf = (ids: readonly number[]) => ids.map((value) => positions.get(value)).join();
    for (const row of rows) {
      const own = after.find((each) => combinationOf(each.optionValueIds) === row.values.join());
      expect(own).toBeDefined();
      if (row.id !== 0) expect(own?.id).toBe(row.id);
      if (own !== undefined) this.#stock.set(own.id, row.stock);
    }
    expect(after).toHaveLength(rows.length);
  }

  /** By the ids of values: where they stand among those of their option. */
  async #positions(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#values();
    return new Map(rows.map(({ valueId, position }) => [valueId, position]));
  }

  #values() {
    return this.#backend.db
      .select({ optionId: productOptions.id, valueId: productOptionValues.id, position: productOptionValues.position })
      .from(productOptions)
      .innerJoin(productOptionValues, eq(productOptionValues.optionId, productOptions.id))
      .where(eq(productOptions.productId, this.#productId))
      .orderBy(asc(productOptions.position), asc(productOptionValues.position));
  }

  async #take({ kind, sku: index, quantity }: Extract<Action, { kind: "cart" | "order" }>): Promise<void> {
    const present = await this.#present();
    const sku = present[index % present.length];
    if (sku === undefined) throw new Error("The product has a SKU");
    if (kind === "cart") {
      const answer = await this.#buyer.post("cart/add", { item_id: sku.id, goods_num: 1 });
      if (answer.code === 1) this.#inCart.add(sku.id);
      return;
    }
    const { some, submit } = buying(this.#backend);
    const goods = [some({ skuId: sku.id, productId: this.#productId }, quantity, { shop_id: this.#shopId })];
    const { code } = await submit(this.#buyer, goods);
    const stock = this.#stock.get(sku.id) ?? 0;
    expect(code).toBe(stock >= quantity ? 1 : 0);
    if (code === 1) this.#stock.set(sku.id, stock - quantity);
    for (const line of await this.#lines())
      if (!this.#bought.has(line.id)) this.#bought.set(line.id, JSON.stringify(line));
  }

  async #lines() {
    const { id, name, optionText, image, unitPrice, quantity, skuId } = orderLines;
    return this.#backend.db
      .select({ id, name, optionText, image, unitPrice, quantity, skuId })
      .from(orderLines)
      .where(eq(orderLines.productId, this.#productId))
      .orderBy(asc(orderLines.id));
  }

  async #cancel(index: number): Promise<void> {
    const { db } = this.#backend;
    const open = await db.select().from(orders).where(eq(orders.customerId, this.#buyer.id)).orderBy(asc(orders.id));
    const order = open.filter(({ state }) => state === "unpaid")[index];
    if (order === undefined) return;
    const answer = await this.#buyer.post("order/cancel", { id: order.id });
    expect(answer, answer.text).toMatchObject({ code: 1 });
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    for (const { skuId, quantity } of lines) this.#stock.set(skuId, (this.#stock.get(skuId) ?? 0) + quantity);
  }

  async #check(): Promise<void> {
    const { db } = this.#backend;
    const isOfIt = or(eq(skus.productId, this.#productId), eq(skus.retiredFrom, this.#productId));
    const all = await db.select().from(skus).where(isOfIt).orderBy(asc(skus.id));
    const present = all.filter(({ productId }) => productId !== null);
    expect(new Map(all.map(({ id, stock }) => [id, stock]))).toEqual(
      new Map([...this.#stock].toSorted(([a], [b]) => a - b)),
    );
    await this.#checkOptions(present);
    const lowest = Math.min(...present.map(({ price }) => price));
    const [product] = await db.select().from(products).where(eq(products.id, this.#productId));
    expect(product?.price).toBe(lowest);
    const page = recordOf((await this.#backend.ask(`goods/getGoodsDetail?goods_id=${this.#productId}`)).data);
    expect(listOf(page["goods_item"]).map((each) => each["id"])).toEqual(present.map(({ id }) => id));
    const { columns } = await this.#index.at(new Date());
    expect(columns.price[columns.rowIdOf(this.#productId)]).toBe(lowest);
    await this.#checkCart(new Set(present.map(({ id }) => id)));
    for (const { id, price } of all) {
      const changes = await db
        .select()
        .from(skuPriceChanges)
        .where(eq(skuPriceChanges.skuId, id))
        .orderBy(asc(skuPriceChanges.changedAt));
      expect(changes.at(-1)?.price).toBe(price);
    }
    for (const line of await this.#lines()) expect(JSON.stringify(line)).toBe(this.#bought.get(line.id));
  }

  async #checkOptions(present: readonly (typeof skus.$inferSelect)[]): Promise<void> {
    const rows = await this.#values();
    const optionIds = [...new Set(rows.map(({ optionId }) => optionId))];
    for (const { optionValueIds } of present)
      expect(optionValueIds.map((value) => rows.find(({ valueId }) => valueId === value)?.optionId)).toEqual(optionIds);
    const used = new Set(present.flatMap(({ optionValueIds }) => optionValueIds));
    expect(rows.filter(({ valueId }) => !used.has(valueId))).toEqual([]);
  }

  async #checkCart(present: ReadonlySet<number>): Promise<void> {
    const lists = listOf(recordOf((await this.#buyer.get("cart/lists")).data)["lists"]);
    const lines = lists.flatMap((shop) => listOf(shop["cart"]));
    const seen = new Map(lines.map((each) => [Number(each["item_id"]), each["has_item"]]));
    // Whoever orders what is in the cart takes it out of it.
    for (const id of seen.keys()) expect(this.#inCart).toContain(id);
    for (const [id, isThere] of seen) expect(isThere).toBe(present.has(id) ? 1 : 0);
  }
}

onEachStore("whatever is done with the form of a product", (backend) => {
  test(
    "SKUs, stock, carts, orders, prices and the index of searches stay right, whatever is edited, bought and cancelled",
    { timeout: 600_000 },
    async () => {
      const index = createProductIndex(backend.db, null);
      const shopId = await openShop(backend.db, { name: "Edited", returnAddress: "12 Anfu Road" });
      const staff = await backend.newDeskUser("staff", shopId);
      const { db } = backend;
      const categoryId = idOf(
        await db.insert(categories).values({ name: "Edited", level: 1 }).returning({ id: categories.id }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(anyAction, { minLength: 2, maxLength: 8 }), async (actions) => {
          const freight = { mode: "free", fixed_amount: "", template_id: 0, grams: 0, cubic_centimetres: 0 };
          const sku: Wire = { id: 0, values: [], price: "10.00", stock: 4, stock_read: null };
          const content = { name: { en: "Pot" }, category_id: categoryId, skus: [sku], freight, is_listed: 1 };
          const saved = recordOf((await staff.post("product/save_draft", { content })).data);
          const made = await staff.post("product/publish", { id: saved["id"], revision: saved["revision"] });
          const productId = Number(recordOf(made.data)["product_id"]);
          const stage = new Stage(backend, index, staff, await buying(backend).customer(), { shopId, productId });
          await stage.begin();
          for (const action of actions) await stage.do(action);
        }),
        { numRuns: 8 },
      );
      await index.close();
    },
  );
});
