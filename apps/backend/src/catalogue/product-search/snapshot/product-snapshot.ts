import type { Executor } from "../../../platform/store/database.ts";
import { FactColumns } from "../facts/fact-columns.ts";
import { readShops, ShopRegister } from "../facts/shop-register.ts";
import { entityKinds } from "../index/entities.ts";
import type { ProductsRead } from "../products-read.ts";
import type { ChangesRead } from "../read/read-changes.ts";
import { readEntities } from "../read/read-entities.ts";
import { Searcher } from "../searcher.ts";
import { SnapshotReader, SnapshotWriter } from "./snapshot-file.ts";
import { hasMark, type SnapshotMark } from "./snapshot-mark.ts";

/** Rises with every change of what is written here, and of the terms that texts are found by; a test says when. */
export const snapshotVersion = 1;

interface SavedRead extends Omit<ChangesRead, "seen"> {
  readonly seen: readonly number[];
}

interface SavedFlash {
  readonly from: number;
  readonly until: number;
  readonly prices: readonly (readonly [id: number, price: number])[];
}

/** @param products as they were read after the mark was written */
export async function saveProducts(path: string, mark: SnapshotMark, products: ProductsRead): Promise<void> {
  const { facts, searcher, flash, read } = products;
  const to = new SnapshotWriter();
  to.value("mark", mark);
  to.value("read", { ...read, seen: [...read.seen] } satisfies SavedRead);
  to.value("flash", { ...flash, prices: [...flash.prices] } satisfies SavedFlash);
  facts.save(to);
  searcher.save(to);
  await to.write(path, snapshotVersion);
}

/**
 * What was saved there, with all that is quicker read anew: shops, and what categories, brands and options are called.
 *
 * @throws where nothing was, or not of this store, or not by this code
 */
export async function restoreProducts(path: string, db: Executor): Promise<ProductsRead> {
  const from = await SnapshotReader.open(path, snapshotVersion);
  try {
    if (!(await hasMark(db, from.value("mark") as SnapshotMark)))
      throw new Error("The snapshot is of another store, or too old");
    const { seen, ...read } = from.value("read") as SavedRead;
    const { prices, ...flash } = from.value("flash") as SavedFlash;
    const facts = await FactColumns.restore(from);
    const searcher = await Searcher.restore(from, facts);
    const shops = new ShopRegister(facts.shops);
    for (const row of await readShops(db, null)) shops.set(row);
    for (const kind of entityKinds) searcher.setEntities(kind, null, await readEntities(db, kind, null));
    return {
      facts,
      shops,
      searcher,
      flash: { ...flash, prices: new Map(prices) },
      read: { ...read, seen: new Set(seen) },
    };
  } finally {
    await from.close();
  }
}
