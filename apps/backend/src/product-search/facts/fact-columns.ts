import { Numbering } from "./numbering.ts";
import { Positions } from "./positions.ts";
import { priceStepOf } from "./price-steps.ts";
import type { OptionMeaning, ProductFactsRow } from "../read/read-facts.ts";

/** What of a product is yes or no. */
export const factFlags = { onSale: 1, recommended: 2, inStock: 4, onOffer: 8, sentForFree: 16 } as const;

const smallest = 1024;

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
  #regularPrice = new Int32Array(smallest);
  #marketPrice = new Int32Array(smallest);
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
    this.#regularPrice[at] = row.price;
    this.#marketPrice[at] = row.marketPrice;
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
    const regular = this.#regularPrice[at] ?? 0;
    const price = flashPrice ?? regular;
    const isOnOffer = flashPrice !== null || (this.#marketPrice[at] ?? 0) > regular;
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
    if (at === this.id.length) this.#grow();
    this.size = at + 1;
    this.id[at] = productId;
    this.#positions.set(productId, at);
    return at;
  }

  #grow(): void {
    const last = this.size;
    this.id = withRoom(this.id, last);
    this.article = withRoom(this.article, last);
    this.shop = withRoom(this.shop, last);
    this.shopCategory = withRoom(this.shopCategory, last);
    this.brand = withRoom(this.brand, last);
    this.firstCategory = withRoom(this.firstCategory, last);
    this.secondCategory = withRoom(this.secondCategory, last);
    this.thirdCategory = withRoom(this.thirdCategory, last);
    this.flags = withRoom(this.flags, last);
    this.stars = withRoom(this.stars, last);
    this.price = withRoom(this.price, last);
    this.priceStep = withRoom(this.priceStep, last);
    this.sales = withRoom(this.sales, last);
    this.actualSales = withRoom(this.actualSales, last);
    this.weight = withRoom(this.weight, last);
    this.position = withRoom(this.position, last);
    this.createdAt = withRoom(this.createdAt, last);
    this.meaningStart = withRoom(this.meaningStart, last);
    this.meaningCount = withRoom(this.meaningCount, last);
    this.#regularPrice = withRoom(this.#regularPrice, last);
    this.#marketPrice = withRoom(this.#marketPrice, last);
  }
}

type Column = Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The column itself, or a larger one with the same contents, so that it has a place of this number. */
function withRoom<Each extends Column>(column: Each, place: number): Each {
  if (place < column.length) return column;
  const length = Math.max(place + 1, Math.ceil(column.length * 1.5));
  const larger = new (column.constructor as new (length: number) => Each)(length);
  larger.set(column);
  return larger;
}
