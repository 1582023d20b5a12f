import type { Database } from "../store/database.ts";
import { FactColumns } from "./fact-columns.ts";
import { flashPricesOf, type FlashOverlay, isValidAt, readFlashOverlay } from "./flash-overlay.ts";
import { keptHours } from "./forget-changes.ts";
import { beginReading, type ChangesRead, readChanges } from "./read-changes.ts";
import { factsAfter, factsOf, type ProductFactsRow } from "./read-facts.ts";
import type { ShopStates } from "./selection.ts";
import { readShops, ShopRegister, type ShopRow } from "./shop-register.ts";
import { KnownHits } from "./word-hits.ts";

/** The products as they are at a moment. */
export interface IndexedProducts {
  /** Changes with the store: to be read from without waiting for anything in between, or else of two moments. */
  readonly facts: FactColumns;
  readonly shops: ShopStates;
  readonly hits: KnownHits;
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

declare module "../http/services.ts" {
  interface Services {
    readonly productIndex: ProductIndex;
  }
}

const atOnce = 20_000;

interface Contents {
  readonly facts: FactColumns;
  readonly shops: ShopRegister;
  readonly hits: KnownHits;
  readonly flash: FlashOverlay;
  readonly read: ChangesRead;
}

export function createProductIndex(db: Database): ProductIndex {
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
    const { facts, shops, hits, read } = await updated;
    return { facts, shops: shops.statesAt(read.at), hits };
  }

  async function load(now: Date): Promise<Contents> {
    const read = await beginReading(db);
    const facts = new FactColumns();
    const shops = new ShopRegister(facts.shops);
    for (const row of await readShops(db, null)) shops.set(row);
    const flash = await readFlashOverlay(db, now);
    for (let after = 0, rows = await factsAfter(db, after, atOnce); rows.length > 0;) {
      for (const row of rows) facts.set(row, flash.prices.get(row.id) ?? null);
      if (isClosed) throw new Error("The index was closed while it was read");
      after = rows.at(-1)?.id ?? after;
      rows = await factsAfter(db, after, atOnce);
    }
    // What has changed while all of it was read.
    return update({ facts, shops, hits: new KnownHits(), flash, read }, now);
  }

  async function update(known: Contents, now: Date): Promise<Contents> {
    const { facts, shops, hits } = known;
    const { read, changes } = await readChanges(db, known.read);
    const isForgotten = read.at - known.read.at > (keptHours - 1) * 60 * 60 * 1000;
    if (changes === null || isForgotten) return load(now);

    const idsOf = (kind: (typeof changes)[number]["kind"]): readonly number[] => [
      ...new Set(changes.flatMap((change) => (change.kind === kind ? change.rowId : []))),
    ];
    const productIds = idsOf("product");
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

    // From here on nothing is waited for.
    applyShops(shops, shopIds, shopRows);
    if (!isFlashValid) {
      for (const id of known.flash.prices.keys()) if (!flash.prices.has(id)) facts.setFlashPrice(id, null);
      for (const [id, price] of flash.prices) facts.setFlashPrice(id, price);
    }
    applyFacts(facts, productIds, rows, flash);
    if (changes.some(({ kind }) => kind === "words")) hits.clear();
    return { facts, shops, hits, flash, read };
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

/** What a statement names stays within bounds. */
async function inParts<T>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let start = 0; start < ids.length; start += atOnce) all.push(...(await read(ids.slice(start, start + atOnce))));
  return all;
}
