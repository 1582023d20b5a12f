import { setImmediate } from "node:timers/promises";
import type { Database } from "../../platform/store/database.ts";
import { AttributeRegister } from "./columns/attribute-register.ts";
import { ColumnStore } from "./columns/column-store.ts";
import { flashStatesOf, type FlashOverlay, isValidAt, readFlashOverlay } from "./read/flash-overlay.ts";
import { retentionHours, beginReading, readChanges } from "./read/read-changes.ts";
import { productRowsAfter, productRowsOf, type ProductRow } from "./read/read-product-rows.ts";
import type { ShopStates } from "./columns/filter-rows.ts";
import { readShops, ShopRegister, type ShopRow } from "./columns/shop-register.ts";
import { entitiesAt, entitiesOfRow } from "./columns/entities-of-products.ts";
import { entityKinds } from "./index/entities.ts";
import { readAttributes, readMeaningTexts } from "./read/read-attributes.ts";
import { readEntities } from "./read/read-entities.ts";
import { type ProductTextsRow, textsBetween, textsOf } from "./read/read-texts.ts";
import { type ProductsRead, restoreProducts, saveProducts, writeMark } from "./snapshot/product-snapshot.ts";
import { Searcher } from "./searcher.ts";

/** The products as they are at a moment. */
export interface IndexedProducts {
  /** Changes with the store: to be read from without waiting for anything in between, or else of two moments. */
  readonly columns: ColumnStore;
  readonly shops: ShopStates;
  readonly attributes: AttributeRegister;
  readonly searcher: Searcher;
}

/** All products in the memory of this thread: their attributes and their texts. */
export interface ProductIndex {
  /**
   * All that was committed before the question. The first one reads all products, or those that have changed since the
   * last snapshot; later ones what has changed.
   */
  at(now: Date): Promise<IndexedProducts>;
  /** Writes a snapshot where one is due. Whoever asks meanwhile waits for it: some half a second for a million products. */
  save(now: Date): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 20_000;
const breath = 20;
/** Far less than changes are kept, so that there is always one to begin with. */
const savedEveryMs = 2 * 60 * 60 * 1000;

/** @param snapshotPath null: all products are read at each beginning */
export function createProductIndex(db: Database, snapshotPath: string | null): ProductIndex {
  let contents: ProductsRead | null = null;
  let savedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Has not begun: whoever asks now will get what is committed now. */
  let waiting: Promise<IndexedProducts> | null = null;

  return {
    at: (now) => {
      waiting ??= afterTheOthers(() => {
        waiting = null;
        return current(now);
      }).then(({ columns, shops, attributes, searcher, read }) => ({
        columns,
        shops: shops.statesAt(read.at),
        attributes,
        searcher,
      }));
      return waiting;
    },
    save: (now) => afterTheOthers(() => save(now)),
    close: async () => {
      isClosed = true;
      await last;
    },
  };

  /** One after the other: what is read or written is never changed meanwhile. */
  function afterTheOthers<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = last.then(task);
    last = done.catch(() => null);
    return done;
  }

  async function current(now: Date): Promise<ProductsRead> {
    contents ??= await restored();
    contents = contents === null ? await load(now) : await update(contents, now);
    return contents;
  }

  async function restored(): Promise<ProductsRead | null> {
    if (snapshotPath === null) return null;
    try {
      const products = await restoreProducts(snapshotPath, db);
      savedAt = products.read.at;
      return products;
    } catch {
      // There is none, or none that is any good: the store has all of it.
      return null;
    }
  }

  async function save(now: Date): Promise<void> {
    if (snapshotPath === null || isClosed) return;
    const known = await current(now);
    if (known.read.at - savedAt < savedEveryMs) return;
    const mark = await writeMark(db);
    const marked = await current(now);
    await saveProducts(snapshotPath, mark, marked);
    savedAt = marked.read.at;
  }

  async function load(now: Date): Promise<ProductsRead> {
    const read = await beginReading(db);
    const columns = new ColumnStore();
    const shops = new ShopRegister(columns.shops);
    for (const row of await readShops(db, null)) shops.set(row);
    const attributes = new AttributeRegister(columns);
    attributes.setMeanings(await readMeaningTexts(db, null));
    attributes.setAttributes(await readAttributes(db));
    const flash = await readFlashOverlay(db, now);
    const searcher = new Searcher(columns);
    for (const kind of entityKinds) searcher.setEntities(kind, null, await readEntities(db, kind, null));
    for (let after = 0, rows = await productRowsAfter(db, after, atOnce); rows.length > 0;) {
      const last = rows.at(-1)?.id ?? after;
      const texts = textsById(await textsBetween(db, after + 1, last));
      for (const [index, row] of rows.entries()) {
        columns.set(row, flash.products.get(row.id) ?? null);
        searcher.setProduct(row.id, texts.get(row.id) ?? [], entitiesOfRow(row));
        // Whoever is served meanwhile does not wait for all of them.
        if (index % breath === 0) await setImmediate();
      }
      if (isClosed) throw new Error("The index was closed while it was read");
      after = last;
      rows = await productRowsAfter(db, after, atOnce);
    }
    // What has changed while all of it was read.
    return update({ columns, shops, attributes, searcher, flash, read }, now);
  }

  async function update(known: ProductsRead, now: Date): Promise<ProductsRead> {
    const { columns, shops, attributes, searcher } = known;
    const { read, changes } = await readChanges(db, known.read);
    const isForgotten = read.at - known.read.at > (retentionHours - 1) * 60 * 60 * 1000;
    if (changes === null || isForgotten || searcher.isWasteful) return load(now);

    const idsOf = (kind: (typeof changes)[number]["kind"]): readonly number[] => [
      ...new Set(changes.flatMap((change) => (change.kind === kind ? change.rowId : []))),
    ];
    const wordIds = idsOf("words");
    const productIds = [...new Set([...idsOf("product"), ...wordIds])];
    const shopIds = idsOf("shop");
    const isFlashValid = isValidAt(known.flash, now) && idsOf("flash").length === 0;

    const shopRows = shopIds.length === 0 ? [] : await readShops(db, shopIds);
    const rows = await inParts(productIds, (ids) => productRowsOf(db, ids));
    const flash = isFlashValid ? known.flash : await readFlashOverlay(db, now);
    if (isFlashValid) {
      const changed = await inParts(productIds, async (ids) => [...(await flashStatesOf(db, ids, now))]);
      for (const id of productIds) flash.products.delete(id);
      for (const [id, state] of changed) flash.products.set(id, state);
    }

    const moved = rows.filter((row) => hasMoved(columns, row)).map(({ id }) => id);
    const worded = [...new Set([...wordIds, ...moved])];
    const texts = textsById(await inParts(worded, (ids) => textsOf(db, ids)));
    const named = [];
    for (const kind of entityKinds) {
      const ids = idsOf(kind);
      if (ids.length > 0) named.push({ kind, ids, rows: await readEntities(db, kind, ids) });
    }
    const meaningTexts = await inParts(idsOf("meaning"), (ids) => readMeaningTexts(db, ids));
    // Below a named category there may be new ones.
    const hasOtherAttributes = idsOf("attribute").length > 0 || idsOf("category").length > 0;
    const attributeRows = hasOtherAttributes ? await readAttributes(db) : null;

    // From here on nothing is waited for.
    applyShops(shops, shopIds, shopRows);
    attributes.setMeanings(meaningTexts);
    if (attributeRows !== null) attributes.setAttributes(attributeRows);
    if (!isFlashValid) {
      for (const id of known.flash.products.keys()) if (!flash.products.has(id)) columns.setFlash(id, null);
      for (const [id, state] of flash.products) columns.setFlash(id, state);
    }
    applyRows(columns, productIds, rows, flash);
    for (const { kind, ids, rows: entities } of named) searcher.setEntities(kind, ids, entities);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of worded) {
      const row = byId.get(id);
      if (row !== undefined) searcher.setProduct(id, texts.get(id) ?? [], entitiesOfRow(row));
    }
    for (const id of productIds) if (!byId.has(id)) searcher.removeProduct(id);
    return { columns, shops, attributes, searcher, flash, read };
  }
}

function applyShops(shops: ShopRegister, ids: readonly number[], rows: readonly ShopRow[]): void {
  for (const id of ids) shops.remove(id);
  for (const row of rows) shops.set(row);
}

function applyRows(
  columns: ColumnStore,
  ids: readonly number[],
  rows: readonly ProductRow[],
  flash: FlashOverlay,
): void {
  const present = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!present.has(id)) columns.remove(id);
  for (const row of rows) columns.set(row, flash.products.get(row.id) ?? null);
}

/** Whether what a product belongs to is no longer what it is found by. */
function hasMoved(columns: ColumnStore, row: ProductRow): boolean {
  const rowId = columns.rowIdOf(row.id);
  return rowId < 0 || entitiesAt(columns, rowId).join() !== entitiesOfRow(row).join();
}

function textsById(rows: readonly ProductTextsRow[]): ReadonlyMap<number, ProductTextsRow["texts"]> {
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** What a statement names stays within bounds. */
async function inParts<T>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let start = 0; start < ids.length; start += atOnce) all.push(...(await read(ids.slice(start, start + atOnce))));
  return all;
}
