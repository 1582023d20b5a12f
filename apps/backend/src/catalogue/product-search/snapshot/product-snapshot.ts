import type { Executor } from "../../../platform/store/database.ts";
import { AttributeRegister } from "../columns/attribute-register.ts";
import { ColumnStore } from "../columns/column-store.ts";
import { readShops, ShopRegister } from "../columns/shop-register.ts";
import { entityKinds } from "../index/entities.ts";
import type { ChangesRead } from "../read/read-changes.ts";
import { readAttributes, readMeaningTexts } from "../read/read-attributes.ts";
import { readEntities } from "../read/read-entities.ts";
import { Searcher } from "../searcher.ts";
import { SnapshotReader, SnapshotWriter } from "./snapshot-file.ts";
import type { FlashOverlay, FlashState } from "../read/flash-overlay.ts";
import { randomInt } from "node:crypto";
import { catalogChanges } from "../../../platform/store/schema/product-index.ts";
import { and, eq, sql } from "../../../platform/store/sql.ts";

/** Rises with every change of what is written here, and of the terms that texts are found by; a test says when. */
export const snapshotVersion = 2;

/** All that this process knows of products, and up to which change. */
export interface ProductsRead {
  readonly columns: ColumnStore;
  readonly shops: ShopRegister;
  readonly attributes: AttributeRegister;
  readonly searcher: Searcher;
  readonly flash: FlashOverlay;
  readonly read: ChangesRead;
}

interface SavedRead extends Omit<ChangesRead, "seen"> {
  readonly seen: readonly number[];
}

interface SavedFlash {
  readonly from: number;
  readonly until: number;
  readonly products: readonly (readonly [id: number, state: FlashState])[];
}

/**
 * A row among the changes that is written before a snapshot is made. Where the store still has it, in the transaction that
 * wrote it, all changes after it are there, too: a store that was set back, dumped and filled anew, or is another one has
 * no such row, or has it from another transaction.
 */
interface SnapshotMark {
  readonly id: number;
  readonly number: number;
  readonly writtenIn: string;
}

/** @param products as they were read after the mark was written */
export async function saveProducts(path: string, mark: SnapshotMark, products: ProductsRead): Promise<void> {
  const { columns, searcher, flash, read } = products;
  const to = new SnapshotWriter();
  to.value("mark", mark);
  to.value("read", { ...read, seen: [...read.seen] } satisfies SavedRead);
  to.value("flash", { ...flash, products: [...flash.products] } satisfies SavedFlash);
  columns.save(to);
  searcher.save(to);
  await to.write(path, snapshotVersion);
}

/**
 * What was saved there, with all that is quicker read anew: shops, attributes, and what categories, brands and
 * options are called.
 *
 * @throws where nothing was, or not of this store, or not by this code
 */
export async function restoreProducts(path: string, db: Executor): Promise<ProductsRead> {
  const from = await SnapshotReader.open(path, snapshotVersion);
  try {
    if (!(await hasMark(db, from.value("mark") as SnapshotMark)))
      throw new Error("The snapshot is of another store, or too old");
    const { seen, ...read } = from.value("read") as SavedRead;
    const { products, ...flash } = from.value("flash") as SavedFlash;
    const columns = await ColumnStore.restore(from);
    const searcher = await Searcher.restore(from, columns);
    const shops = new ShopRegister(columns.shops);
    for (const row of await readShops(db, null)) shops.set(row);
    for (const kind of entityKinds) searcher.setEntities(kind, null, await readEntities(db, kind, null));
    const attributes = new AttributeRegister(columns);
    attributes.setMeanings(await readMeaningTexts(db, null));
    attributes.setAttributes(await readAttributes(db));
    return {
      columns,
      shops,
      attributes,
      searcher,
      flash: { ...flash, products: new Map(products) },
      read: { ...read, seen: new Set(seen) },
    };
  } finally {
    await from.close();
  }
}

const numbers = 2 ** 31;

export async function writeMark(db: Executor): Promise<SnapshotMark> {
  const [row] = await db
    .insert(catalogChanges)
    .values({ kind: "snapshot", rowId: randomInt(numbers) })
    .returning({ id: catalogChanges.id, number: catalogChanges.rowId, writtenIn: catalogChanges.changedIn });
  if (row === undefined) throw new Error("An inserted row is returned");
  return row;
}

async function hasMark(db: Executor, { id, number, writtenIn }: SnapshotMark): Promise<boolean> {
  const rows = await db
    .select({ id: catalogChanges.id })
    .from(catalogChanges)
    .where(
      and(
        eq(catalogChanges.id, id),
        eq(catalogChanges.rowId, number),
        eq(catalogChanges.changedIn, writtenIn),
        // The system's own column has the lower half of a transaction's number.
        sql`${catalogChanges}.xmin::text::bigint = ${writtenIn}::bigint % 4294967296`,
      ),
    );
  return rows.length > 0;
}
