import { setImmediate } from "node:timers/promises";
import type { Database } from "../store/database.ts";
import { FactColumns } from "./facts/fact-columns.ts";
import { flashPricesOf, type FlashOverlay, isValidAt, readFlashOverlay } from "./read/flash-overlay.ts";
import { keptHours } from "./read/forget-changes.ts";
import { beginReading, type ChangesRead, readChanges } from "./read/read-changes.ts";
import { factsAfter, factsOf, type ProductFactsRow } from "./read/read-facts.ts";
import type { ShopStates } from "./facts/selection.ts";
import { readShops, ShopRegister, type ShopRow } from "./facts/shop-register.ts";
import { entitiesAt, entitiesOfRow } from "./facts/entities-of-products.ts";
import { entityKinds } from "./index/entities.ts";
import { readEntities } from "./read/read-entities.ts";
import { type ProductTextsRow, textsBetween, textsOf } from "./read/read-texts.ts";
import { Searcher } from "./searcher.ts";

/** The products as they are at a moment. */
export interface IndexedProducts {
  /** Changes with the store: to be read from without waiting for anything in between, or else of two moments. */
  readonly facts: FactColumns;
  readonly shops: ShopStates;
  readonly searcher: Searcher;
}

/**
 * The facts of all products in the memory of this node, for what no index of a database answers: many counts at once, and
 * lists that are narrowed down in any way.
 */
export interface ProductIndex {
  /**
   * All that was committed before the question. The first one reads all products, which may take the better part of a minute for a
   * million of them; later ones what has changed.
   */
  at(now: Date): Promise<IndexedProducts>;
  close(): Promise<void>;
}

const atOnce = 20_000;
const breath = 20;

interface Contents {
  readonly facts: FactColumns;
  readonly shops: ShopRegister;
  readonly searcher: Searcher;
  readonly flash: FlashOverlay;
  readonly read: ChangesRead;
}

export function createProductIndex(db: Database, _snapshotPath: string | null): ProductIndex {
  let contents: Contents | null = null;
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();
  /** Has not begun: whoever asks now will get what is committed now. */
  let waiting: Promise<IndexedProducts> | null = null;

  return {
    at: (now) => {
      waiting ??= next(now);
      return waiting;
    },
    close: async () => {
      isClosed = true;
      await running.catch(() => null);
    },
  };

  async function next(now: Date): Promise<IndexedProducts> {
    await running.catch(() => null);
    waiting = null;
    const updated = (contents === null ? load(now) : update(contents, now)).then((done) => (contents = done));
    running = updated;
    const { facts, shops, searcher, read } = await updated;
    return { facts, shops: shops.statesAt(read.at), searcher };
  }

  async function load(now: Date): Promise<Contents> {
    const read = await beginReading(db);
    const facts = new FactColumns();
    const shops = new ShopRegister(facts.shops);
    for (const row of await readShops(db, null)) shops.set(row);
    const flash = await readFlashOverlay(db, now);
    const searcher = new Searcher(facts);
    for (const kind of entityKinds) searcher.setEntities(kind, null, await readEntities(db, kind, null));
    for (let after = 0, rows = await factsAfter(db, after, atOnce); rows.length > 0;) {
      const last = rows.at(-1)?.id ?? after;
      const texts = textsById(await textsBetween(db, after + 1, last));
      for (const [index, row] of rows.entries()) {
        facts.set(row, flash.prices.get(row.id) ?? null);
        searcher.setProduct(row.id, texts.get(row.id) ?? [], entitiesOfRow(row));
        // Whoever is served meanwhile does not wait for all of them.
        if (index % breath === 0) await setImmediate();
      }
      if (isClosed) throw new Error("The index was closed while it was read");
      after = last;
      rows = await factsAfter(db, after, atOnce);
    }
    // What has changed while all of it was read.
    return update({ facts, shops, searcher, flash, read }, now);
  }

  async function update(known: Contents, now: Date): Promise<Contents> {
    const { facts, shops, searcher } = known;
    const { read, changes } = await readChanges(db, known.read);
    const isForgotten = read.at - known.read.at > (keptHours - 1) * 60 * 60 * 1000;
    if (changes === null || isForgotten || searcher.isWasteful) return load(now);

    const idsOf = (kind: (typeof changes)[number]["kind"]): readonly number[] => [
      ...new Set(changes.flatMap((change) => (change.kind === kind ? change.rowId : []))),
    ];
    const wordIds = idsOf("words");
    const productIds = [...new Set([...idsOf("product"), ...wordIds])];
    const shopIds = idsOf("shop");
    const isFlashValid = isValidAt(known.flash, now) && idsOf("flash").length === 0;

    const shopRows = shopIds.length === 0 ? [] : await readShops(db, shopIds);
    const rows = await inParts(productIds, (ids) => factsOf(db, ids));
    const flash = isFlashValid ? known.flash : await readFlashOverlay(db, now);
    if (isFlashValid) {
      const changed = await inParts(productIds, async (ids) => [...(await flashPricesOf(db, ids, now))]);
      for (const id of productIds) flash.prices.delete(id);
      for (const [id, price] of changed) flash.prices.set(id, price);
    }

    const moved = rows.filter((row) => hasMoved(facts, row)).map(({ id }) => id);
    const worded = [...new Set([...wordIds, ...moved])];
    const texts = textsById(await inParts(worded, (ids) => textsOf(db, ids)));
    const named = [];
    for (const kind of entityKinds) {
      const ids = idsOf(kind);
      if (ids.length > 0) named.push({ kind, ids, rows: await readEntities(db, kind, ids) });
    }

    // From here on nothing is waited for.
    applyShops(shops, shopIds, shopRows);
    if (!isFlashValid) {
      for (const id of known.flash.prices.keys()) if (!flash.prices.has(id)) facts.setFlashPrice(id, null);
      for (const [id, price] of flash.prices) facts.setFlashPrice(id, price);
    }
    applyFacts(facts, productIds, rows, flash);
    for (const { kind, ids, rows: entities } of named) searcher.setEntities(kind, ids, entities);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of worded) {
      const row = byId.get(id);
      if (row !== undefined) searcher.setProduct(id, texts.get(id) ?? [], entitiesOfRow(row));
    }
    for (const id of productIds) if (!byId.has(id)) searcher.removeProduct(id);
    return { facts, shops, searcher, flash, read };
  }
}

function applyShops(shops: ShopRegister, ids: readonly number[], rows: readonly ShopRow[]): void {
  for (const id of ids) shops.remove(id);
  for (const row of rows) shops.set(row);
}

function applyFacts(
  facts: FactColumns,
  ids: readonly number[],
  rows: readonly ProductFactsRow[],
  { prices }: FlashOverlay,
): void {
  const present = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!present.has(id)) facts.remove(id);
  for (const row of rows) facts.set(row, prices.get(row.id) ?? null);
}

/** Whether what a product belongs to is no longer what it is found by. */
function hasMoved(facts: FactColumns, row: ProductFactsRow): boolean {
  const place = facts.positionOf(row.id);
  return place < 0 || entitiesAt(facts, place).join() !== entitiesOfRow(row).join();
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
