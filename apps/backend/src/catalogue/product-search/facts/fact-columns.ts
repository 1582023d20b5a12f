import { Numbering } from "./numbering.ts";
import { Positions } from "./positions.ts";
import { priceStepOf } from "./price-steps.ts";
import type { OptionMeaning, ProductFactsRow } from "../read/read-facts.ts";
import type { Numbers, SnapshotReader, SnapshotWriter } from "../snapshot/snapshot-file.ts";

/** What of a product is yes or no. */
export const factFlags = { onSale: 1, recommended: 2, inStock: 4, onOffer: 8, sentForFree: 16 } as const;

const smallest = 1024;

/** Those with a number for each product. */
const columns = [
  "id",
  "article",
  "shop",
  "shopCategory",
  "brand",
  "firstCategory",
  "secondCategory",
  "thirdCategory",
  "flags",
  "stars",
  "price",
  "priceStep",
  "regularPrice",
  "marketPrice",
  "sales",
  "actualSales",
  "weight",
  "position",
  "createdAt",
  "meaningStart",
  "meaningCount",
] as const;
const numberings = ["shops", "brands", "categories", "meanings"] as const;

/**
 * The facts of all products as columns, a place a product: some 80 bytes for each. Who counts walks a column from end to
 * end, at a billionth of a second a product or little more. A product keeps its place; one that is gone is not on sale.
 */
export class FactColumns {
  readonly shops = new Numbering();
  readonly brands = new Numbering();
  readonly categories = new Numbering();
  /** What values of options mean. */
  readonly meanings = new Numbering();
  /** By the number of a meaning, the number of its option; 0 is none. */
  optionOfMeaning = new Int32Array(smallest);
  readonly optionNames: string[] = [""];

  id = new Int32Array(smallest);
  /** The same at all offers of one article; 0: nobody else sells it. */
  article = new Int32Array(smallest);
  shop = new Int32Array(smallest);
  shopCategory = new Int32Array(smallest);
  brand = new Int32Array(smallest);
  firstCategory = new Int32Array(smallest);
  secondCategory = new Int32Array(smallest);
  thirdCategory = new Int32Array(smallest);
  flags = new Uint8Array(smallest);
  stars = new Uint8Array(smallest);
  /** What a visitor pays now, and in which step of prices that is. */
  price = new Int32Array(smallest);
  priceStep = new Uint8Array(smallest);
  /** What it costs without a flash sale, and what that is struck against. */
  regularPrice = new Int32Array(smallest);
  marketPrice = new Int32Array(smallest);
  sales = new Int32Array(smallest);
  actualSales = new Int32Array(smallest);
  weight = new Int32Array(smallest);
  position = new Int32Array(smallest);
  createdAt = new Float64Array(smallest);
  /** Where the numbers of a product's meanings begin in `meaningPool`, and how many they are. */
  meaningStart = new Int32Array(smallest);
  meaningCount = new Uint16Array(smallest);
  meaningPool = new Int32Array(smallest);

  /** How many places are taken. */
  size = 0;

  readonly #positions = new Positions();
  readonly #options = new Map<string, number>();
  #pooled = 0;
  #wasted = 0;

  /** -1 where there is no such product. */
  positionOf(productId: number): number {
    return this.#positions.of(productId);
  }

  /** @param flashPrice what it costs in the flash sale that runs; null where it is in none */
  set(row: ProductFactsRow, flashPrice: number | null): void {
    const at = this.#placeOf(row.id);
    this.article[at] = row.articleId ?? 0;
    this.shop[at] = this.shops.numberOf(row.shopId);
    this.shopCategory[at] = row.shopCategoryId ?? 0;
    this.brand[at] = this.brands.numberOf(row.brandId);
    this.firstCategory[at] = this.categories.numberOf(row.firstCategoryId);
    this.secondCategory[at] = this.categories.numberOf(row.secondCategoryId);
    this.thirdCategory[at] = this.categories.numberOf(row.thirdCategoryId);
    this.flags[at] =
      (row.isOnSale ? factFlags.onSale : 0) |
      (row.isRecommended ? factFlags.recommended : 0) |
      (row.inStock ? factFlags.inStock : 0) |
      (row.isSentForFree ? factFlags.sentForFree : 0);
    this.stars[at] = row.stars;
    this.sales[at] = row.sales;
    this.actualSales[at] = row.actualSales;
    this.weight[at] = row.weight;
    this.position[at] = row.position;
    this.createdAt[at] = row.createdAt;
    this.regularPrice[at] = row.price;
    this.marketPrice[at] = row.marketPrice;
    this.#setPrice(at, flashPrice);
    this.#setMeanings(at, row.meanings);
  }

  /** Of a product that is known. */
  setFlashPrice(productId: number, flashPrice: number | null): void {
    const at = this.positionOf(productId);
    if (at >= 0) this.#setPrice(at, flashPrice);
  }

  remove(productId: number): void {
    const at = this.positionOf(productId);
    if (at < 0) return;
    this.flags[at] = 0;
    this.#setMeanings(at, []);
  }

  /** On offer is what costs less than it is struck against, or than otherwise. */
  #setPrice(at: number, flashPrice: number | null): void {
    const regular = this.regularPrice[at] ?? 0;
    const price = flashPrice ?? regular;
    const isOnOffer = flashPrice !== null || (this.marketPrice[at] ?? 0) > regular;
    const flags = this.flags[at] ?? 0;
    this.flags[at] = isOnOffer ? flags | factFlags.onOffer : flags & ~factFlags.onOffer;
    this.price[at] = price;
    this.priceStep[at] = priceStepOf(price);
  }

  #setMeanings(at: number, meanings: ProductFactsRow["meanings"]): void {
    this.#wasted += this.meaningCount[at] ?? 0;
    this.meaningStart[at] = this.#pooled;
    this.meaningCount[at] = meanings.length;
    for (const meaning of meanings) {
      const number = this.numberOfMeaning(meaning);
      this.meaningPool = withRoom(this.meaningPool, this.#pooled);
      this.meaningPool[this.#pooled] = number;
      this.#pooled += 1;
    }
    if (this.#wasted > smallest && this.#wasted > this.#pooled / 2) this.#compact();
  }

  /** Gives one to a meaning that has none, whether a product has it or not. */
  numberOfMeaning({ id, option }: OptionMeaning): number {
    const number = this.meanings.numberOf(id);
    this.optionOfMeaning = withRoom(this.optionOfMeaning, number);
    this.optionOfMeaning[number] = this.#numberOfOption(option);
    return number;
  }

  #numberOfOption(name: string): number {
    const known = this.#options.get(name);
    if (known !== undefined) return known;
    const number = this.optionNames.push(name) - 1;
    this.#options.set(name, number);
    return number;
  }

  /** Leaves out what no product refers to any more. */
  #compact(): void {
    const pool = new Int32Array(Math.max(smallest, this.#pooled));
    let end = 0;
    for (let at = 0; at < this.size; at += 1) {
      const start = this.meaningStart[at] ?? 0;
      const count = this.meaningCount[at] ?? 0;
      pool.set(this.meaningPool.subarray(start, start + count), end);
      this.meaningStart[at] = end;
      end += count;
    }
    this.meaningPool = pool;
    this.#pooled = end;
    this.#wasted = 0;
  }

  #placeOf(productId: number): number {
    const known = this.#positions.of(productId);
    if (known >= 0) return known;
    const at = this.size;
    if (at === this.id.length) for (const name of columns) growColumn(this, name, at);
    this.size = at + 1;
    this.id[at] = productId;
    this.#positions.set(productId, at);
    return at;
  }

  save(to: SnapshotWriter): void {
    to.value("facts", { size: this.size, pooled: this.#pooled, wasted: this.#wasted });
    for (const name of columns) to.numbers(name, this[name].subarray(0, this.size));
    for (const name of numberings) to.numbers(name, this[name].ids());
    to.numbers("optionOfMeaning", this.optionOfMeaning.subarray(0, this.meanings.size));
    to.numbers("meaningPool", this.meaningPool.subarray(0, this.#pooled));
    to.texts("optionNames", this.optionNames.slice(1).map(encodeURIComponent));
  }

  static async restore(from: SnapshotReader): Promise<FactColumns> {
    const facts = new FactColumns();
    const { size, pooled, wasted } = from.value("facts") as { size: number; pooled: number; wasted: number };
    for (const name of columns) await readColumn(facts, name, from);
    for (const name of numberings)
      for (const id of await from.numbers(name, new Int32Array())) facts[name].numberOf(id);
    facts.optionOfMeaning = await from.numbers("optionOfMeaning", facts.optionOfMeaning);
    facts.meaningPool = await from.numbers("meaningPool", facts.meaningPool);
    for (const name of await from.texts("optionNames")) facts.#numberOfOption(decodeURIComponent(name));
    for (let at = 0; at < size; at += 1) facts.#positions.set(facts.id[at] ?? 0, at);
    facts.size = size;
    facts.#pooled = pooled;
    facts.#wasted = wasted;
    return facts;
  }
}

type ColumnName = (typeof columns)[number];

async function readColumn<Name extends ColumnName>(
  facts: Pick<FactColumns, Name>,
  name: Name,
  from: SnapshotReader,
): Promise<void> {
  facts[name] = await from.numbers(name, facts[name]);
}

function growColumn<Name extends ColumnName>(facts: Pick<FactColumns, Name>, name: Name, last: number): void {
  facts[name] = withRoom(facts[name], last);
}

/** The column itself, or a larger one with the same contents, so that it has a place of this number. */
function withRoom<Each extends Numbers>(column: Each, place: number): Each {
  if (place < column.length) return column;
  const length = Math.max(place + 1, Math.ceil(column.length * 1.5));
  const larger = new (column.constructor as new (length: number) => Each)(length);
  larger.set(column);
  return larger;
}
