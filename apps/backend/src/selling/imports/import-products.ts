import type { FileHandle } from "node:fs/promises";
import { createHash } from "node:crypto";
import type { Database, Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { batchesOf, readAhead, type ProductBatch } from "./batches.ts";
import { checkedInProcess } from "./checked-in-process.ts";
import { type Counts, countsOf, noCounts, sumOf } from "./counts.ts";
import { type Batch, importBatch } from "./import-batch.ts";
import { beginImport, lockShop, noteStep, type Progress } from "./import-progress.ts";
import { type FoundPictures, picturesOf } from "./pictures/found-pictures.ts";
import type { Problem } from "./problem.ts";
import { shopNames } from "./shop-names.ts";
import { stopIfAborted } from "./stop-if-aborted.ts";
import type { FileKind } from "./read/source-product.ts";

/** What an import is known by: the shop and the content of the file, wherever that lies. */
async function contentHash(shopId: number, file: FileHandle, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(`${shopId}\n`);
  const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    stopIfAborted(signal);
    hash.update(chunk);
  }
  return hash.digest("hex");
}

export interface ImportOptions {
  readonly db: Database;
  readonly now: () => Date;
  /** Aborted: it ends behind the batch that it is at. */
  readonly signal: AbortSignal;
  readonly shopId: number;
  readonly file: FileHandle;
  readonly kind: FileKind;
  /** Behind so many products the file is rejected. */
  readonly maxProducts: number;
  /** Keeps what can be had of the pictures that products name. */
  readonly findPictures: (names: readonly string[]) => Promise<FoundPictures>;
  /** Called once a batch is behind us, and of an import written. */
  readonly onStep: (step: ImportStep) => void | Promise<void>;
  /** Called in the transaction that writes a batch: where it fails, nothing of the batch is written. */
  readonly inBatch?: (tx: Executor, step: ImportStep) => Promise<void>;
}

export interface ImportStep {
  /** Of all batches so far. */
  readonly counts: Counts;
  /** How many bytes of the file were read for them, where they were read from its beginning. */
  readonly bytes: number;
  /** Of this batch. */
  readonly problems: readonly Problem[];
  /** Nothing comes behind it. */
  readonly isLast: boolean;
}

export interface ImportReport {
  readonly counts: Counts;
  /** How many products of the file were behind it already when it began. */
  readonly wentOnBehind: number;
  /** When the same was imported before, and nothing was left to be done; null: it was not. */
  readonly finishedBefore: Date | null;
}

/**
 * Imports a file batch by batch. What has been written stays, and the next time it goes on behind that.
 *
 * @param since what was begun before then does not count, and is imported from the beginning; null: all of it counts
 */
export async function importProducts(options: ImportOptions, since: Date | null): Promise<ImportReport> {
  const { db, shopId, file, signal } = options;
  const content = { shopId, contentHash: await contentHash(shopId, file, signal) };
  let progress = await beginImport(db, content, since, options.now());
  const wentOnBehind = progress.done;
  if (progress.isFinished) return { counts: countsOf(progress), wentOnBehind, finishedBefore: progress.updatedAt };
  for await (const prepared of preparedBatches(options, progress.done)) {
    const written = await writeBatch(options, prepared, progress);
    progress = written.progress;
    await options.onStep(written.step);
  }
  return { counts: countsOf(progress), wentOnBehind, finishedBefore: null };
}

/** What {@link importProducts} would report of a file that has not been imported before; it changes nothing. */
export async function dryRunImport(options: ImportOptions): Promise<Counts> {
  let counts = noCounts;
  for await (const { batch, ...step } of preparedBatches(options, 0)) {
    const report = await options.db.transaction((tx) => importBatch(tx, { ...batch, isWritten: false }), {
      accessMode: "read only",
    });
    counts = sumOf(counts, report.counts);
    await options.onStep({ ...step, counts, problems: report.problems });
  }
  return counts;
}

interface PreparedBatch {
  readonly batch: Omit<Batch, "isWritten">;
  /** As of {@link ImportStep}. */
  readonly bytes: number;
  readonly isLast: boolean;
}

async function* preparedBatches(options: ImportOptions, done: number): AsyncGenerator<PreparedBatch> {
  const { db, shopId, file, kind, maxProducts: most, signal } = options;
  const names = await shopNames(db, shopId, options.now());
  const batches = readAhead(batchesOf(checkedInProcess(file, { kind, most, done }, signal)));
  let bytes = 0;
  for await (const { products, isLast } of batches) {
    stopIfAborted(signal);
    bytes += products.reduce((sum, { bytes: each }) => sum + each, 0);
    const pictures = await options.findPictures(picturesOfBatch(products));
    // What was cut short looks like pictures that cannot be had, and a batch that is written is not gone through again.
    stopIfAborted(signal);
    yield { batch: { shopId, names, products, pictures, now: options.now() }, bytes, isLast };
  }
}

function picturesOfBatch(products: ProductBatch["products"]): readonly string[] {
  return [...new Set(products.flatMap(({ product }) => (product === null ? [] : picturesOf(product))))];
}

async function writeBatch(
  { db, inBatch }: ImportOptions,
  { batch, bytes, isLast }: PreparedBatch,
  before: Progress,
): Promise<{ readonly progress: Progress; readonly step: ImportStep }> {
  return retriedTransaction(db, async (tx) => {
    await lockShop(tx, batch.shopId);
    const { counts, problems } = await importBatch(tx, { ...batch, isWritten: true });
    const done = before.done + batch.products.length;
    const progress = await noteStep(tx, before, { done, counts, isFinished: isLast, now: batch.now });
    const step = { counts: countsOf(progress), bytes, problems, isLast };
    await inBatch?.(tx, step);
    return { progress, step };
  });
}
