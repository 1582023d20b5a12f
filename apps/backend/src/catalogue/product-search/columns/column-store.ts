import { Dictionary } from "./dictionary.ts";
import { SparseIndex } from "./sparse-index.ts";
import { priceStepOf } from "./price-steps.ts";
import type { FlashState } from "../read/flash-overlay.ts";
import type { OptionMeaning, ProductRow } from "../read/read-product-rows.ts";
import type { Numbers, SnapshotReader, SnapshotWriter } from "../snapshot/snapshot-file.ts";

/** The boolean attributes of a product, a bit each. */
export const productFlags = { onSale: 1, recommended: 2, inStock: 4, onOffer: 8, freeDelivery: 16 } as const;

/** Beside `inStock`: it would be without a flash sale. */
const hasStock = 32;

const minCapacity = 1024;

/** The columns with a number for each product; snapshots name their sections after them. */
const columnNames = [
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
const dictionaryNames = ["shops", "brands", "categories", "meanings"] as const;

/**
 * The attributes of all products in columns of typed arrays, a row a product: some 80 bytes for each. Counting walks a column
 * from end to end, at a billionth of a second a product or little more. A product keeps its row; the row of a product that is
 * gone is not on sale.
 */
export class ColumnStore {
  readonly shops = new Dictionary();
  readonly brands = new Dictionary();
  readonly categories = new Dictionary();
  /** What values of options mean. */
  readonly meanings = new Dictionary();
  /** By the code of a meaning, the code of its option; 0 is none. */
  optionOfMeaning = new Int32Array(minCapacity);
  readonly optionNames: string[] = [""];

  id = new Int32Array(minCapacity);
  /** The same at all offers of one article; 0: nobody else sells it. */
  article = new Int32Array(minCapacity);
  shop = new Int32Array(minCapacity);
  shopCategory = new Int32Array(minCapacity);
  brand = new Int32Array(minCapacity);
  firstCategory = new Int32Array(minCapacity);
  secondCategory = new Int32Array(minCapacity);
  thirdCategory = new Int32Array(minCapacity);
  flags = new Uint8Array(minCapacity);
  stars = new Uint8Array(minCapacity);
  /** What a visitor pays now, and the step of the histogram of prices that it is in. */
  price = new Int32Array(minCapacity);
  priceStep = new Uint8Array(minCapacity);
  /** What it costs without a flash sale, and the crossed-out price beside that. */
  regularPrice = new Int32Array(minCapacity);
  marketPrice = new Int32Array(minCapacity);
  sales = new Int32Array(minCapacity);
  actualSales = new Int32Array(minCapacity);
  weight = new Int32Array(minCapacity);
  position = new Int32Array(minCapacity);
  createdAt = new Float64Array(minCapacity);
  /** Where the codes of a product's meanings begin in `meaningPool`, and how many they are. */
  meaningStart = new Int32Array(minCapacity);
  meaningCount = new Uint16Array(minCapacity);
  meaningPool = new Int32Array(minCapacity);

  /** How many rows there are. */
  size = 0;

  readonly #rowIds = new SparseIndex();
  readonly #options = new Map<string, number>();
  #pooled = 0;
  #wasted = 0;

  /** -1 where there is no such product. */
  rowIdOf(productId: number): number {
    return this.#rowIds.of(productId);
  }

  /** @param flash what the flash sale that runs makes of it; null where it is in none */
  set(row: ProductRow, flash: FlashState | null): void {
    const at = this.#rowIdFor(row.id);
    this.article[at] = row.articleId ?? 0;
    this.shop[at] = this.shops.encode(row.shopId);
    this.shopCategory[at] = row.shopCategoryId ?? 0;
    this.brand[at] = this.brands.encode(row.brandId);
    this.firstCategory[at] = this.categories.encode(row.firstCategoryId);
    this.secondCategory[at] = this.categories.encode(row.secondCategoryId);
    this.thirdCategory[at] = this.categories.encode(row.thirdCategoryId);
    this.flags[at] =
      (row.isOnSale ? productFlags.onSale : 0) |
      (row.isRecommended ? productFlags.recommended : 0) |
      (row.inStock ? hasStock : 0) |
      (row.hasFreeDelivery ? productFlags.freeDelivery : 0);
    this.stars[at] = row.stars;
    this.sales[at] = row.sales;
    this.actualSales[at] = row.actualSales;
    this.weight[at] = row.weight;
    this.position[at] = row.position;
    this.createdAt[at] = row.createdAt;
    this.regularPrice[at] = row.price;
    this.marketPrice[at] = row.marketPrice;
    this.#setFlash(at, flash);
    this.#setMeanings(at, row.meanings);
  }

  /** Of a product that is known. */
  setFlash(productId: number, flash: FlashState | null): void {
    const at = this.rowIdOf(productId);
    if (at >= 0) this.#setFlash(at, flash);
  }

  remove(productId: number): void {
    const at = this.rowIdOf(productId);
    if (at < 0) return;
    this.flags[at] = 0;
    this.#setMeanings(at, []);
  }

  /** On offer is what is in the flash sale, or costs less than its market price. */
  #setFlash(at: number, flash: FlashState | null): void {
    const flashPrice = flash?.price ?? null;
    const regular = this.regularPrice[at] ?? 0;
    const price = flashPrice ?? regular;
    const isOnOffer = flashPrice !== null || (this.marketPrice[at] ?? 0) > regular;
    const flags = (this.flags[at] ?? 0) & ~(productFlags.onOffer | productFlags.inStock);
    const isInStock = (flags & hasStock) !== 0 || flash?.isSetAside === true;
    this.flags[at] = flags | (isOnOffer ? productFlags.onOffer : 0) | (isInStock ? productFlags.inStock : 0);
    this.price[at] = price;
    this.priceStep[at] = priceStepOf(price);
  }

  #setMeanings(at: number, meanings: ProductRow["meanings"]): void {
    this.#wasted += this.meaningCount[at] ?? 0;
    this.meaningStart[at] = this.#pooled;
    this.meaningCount[at] = meanings.length;
    for (const meaning of meanings) {
      const code = this.encodeMeaning(meaning);
      this.meaningPool = withRoom(this.meaningPool, this.#pooled);
      this.meaningPool[this.#pooled] = code;
      this.#pooled += 1;
    }
    if (this.#wasted > minCapacity && this.#wasted > this.#pooled / 2) this.#compact();
  }

  /** Gives a code to a meaning that has none, whether a product has it or not. */
  encodeMeaning({ id, option }: OptionMeaning): number {
    const code = this.meanings.encode(id);
    this.optionOfMeaning = withRoom(this.optionOfMeaning, code);
    this.optionOfMeaning[code] = this.encodeOption(option);
    return code;
  }

  /** Meanings of these options are of none from now on. */
  forgetOptions(isForgotten: (name: string) => boolean): void {
    const forgotten = new Set(this.optionNames.flatMap((name, option) => (isForgotten(name) ? option : [])));
    for (let code = 1; code < this.meanings.size; code += 1)
      if (forgotten.has(this.optionOfMeaning[code] ?? 0)) this.optionOfMeaning[code] = 0;
  }

  /** Gives a code to an option that has none. */
  encodeOption(name: string): number {
    const known = this.#options.get(name);
    if (known !== undefined) return known;
    const code = this.optionNames.push(name) - 1;
    this.#options.set(name, code);
    return code;
  }

  /** Leaves out what no product refers to any more. */
  #compact(): void {
    const pool = new Int32Array(Math.max(minCapacity, this.#pooled));
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

  #rowIdFor(productId: number): number {
    const known = this.#rowIds.of(productId);
    if (known >= 0) return known;
    const at = this.size;
    if (at === this.id.length) for (const name of columnNames) growColumn(this, name, at);
    this.size = at + 1;
    this.id[at] = productId;
    this.#rowIds.set(productId, at);
    return at;
  }

  save(to: SnapshotWriter): void {
    to.value("facts", { size: this.size, pooled: this.#pooled, wasted: this.#wasted });
    for (const name of columnNames) to.numbers(name, this[name].subarray(0, this.size));
    for (const name of dictionaryNames) to.numbers(name, this[name].ids());
    to.numbers("optionOfMeaning", this.optionOfMeaning.subarray(0, this.meanings.size));
    to.numbers("meaningPool", this.meaningPool.subarray(0, this.#pooled));
    to.texts("optionNames", this.optionNames.slice(1).map(encodeURIComponent));
  }

  static async restore(from: SnapshotReader): Promise<ColumnStore> {
    const columns = new ColumnStore();
    const { size, pooled, wasted } = from.value("facts") as { size: number; pooled: number; wasted: number };
    for (const name of columnNames) await readColumn(columns, name, from);
    for (const name of dictionaryNames)
      for (const id of await from.numbers(name, new Int32Array())) columns[name].encode(id);
    columns.optionOfMeaning = await from.numbers("optionOfMeaning", columns.optionOfMeaning);
    columns.meaningPool = await from.numbers("meaningPool", columns.meaningPool);
    for (const name of await from.texts("optionNames")) columns.encodeOption(decodeURIComponent(name));
    for (let at = 0; at < size; at += 1) columns.#rowIds.set(columns.id[at] ?? 0, at);
    columns.size = size;
    columns.#pooled = pooled;
    columns.#wasted = wasted;
    return columns;
  }
}

type ColumnName = (typeof columnNames)[number];

async function readColumn<Name extends ColumnName>(
  columns: Pick<ColumnStore, Name>,
  name: Name,
  from: SnapshotReader,
): Promise<void> {
  columns[name] = await from.numbers(name, columns[name]);
}

function growColumn<Name extends ColumnName>(columns: Pick<ColumnStore, Name>, name: Name, last: number): void {
  columns[name] = withRoom(columns[name], last);
}

/** The column itself, or a larger one with the same contents, so that it has this index. */
function withRoom<Each extends Numbers>(column: Each, index: number): Each {
  if (index < column.length) return column;
  const length = Math.max(index + 1, Math.ceil(column.length * 1.5));
  const larger = new (column.constructor as new (length: number) => Each)(length);
  larger.set(column);
  return larger;
}
