import { readSync } from "node:fs";
import { checkedProducts } from "./checked-products.ts";
import { fileDescriptor, type FilePart, type ReadingTask } from "./checked-in-process.ts";
import type { CheckedProduct } from "./import-batch.ts";
import { readCsv } from "./read/read-csv.ts";
import { readJsonl } from "./read/read-jsonl.ts";
import type { OpenFile, SourceProduct, FileKind } from "./read/source-product.ts";
import { FileProblem } from "./problem.ts";

type Reader = (open: OpenFile, most: number) => AsyncGenerator<SourceProduct>;

const readers: Readonly<Record<FileKind, Reader>> = { csv: readCsv, jsonl: readJsonl };

/** Reads a file and checks its products, in a process of its own: one part of them for each message, the first names the task. */

/** So much is sent at once: taking it over holds the loop of whoever asks, and is to be over in a few milliseconds. */
const maxBytes = 64 * 1024;
const maxRows = 300;
const chunkBytes = 256 * 1024;

let products: AsyncGenerator<CheckedProduct> | null = null;

/** The file from its beginning, as often as it is asked for. */
async function* chunks(): AsyncGenerator<Buffer> {
  let position = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    const bytes = readSync(fileDescriptor, chunk, 0, chunkBytes, position);
    if (bytes === 0) return;
    position += bytes;
    yield chunk.subarray(0, bytes);
  }
}

async function nextPart(task: ReadingTask): Promise<FilePart> {
  products ??= checkedProducts(readers[task.kind](chunks, task.most), task.done);
  const part: CheckedProduct[] = [];
  let [bytes, rows] = [0, 0];
  while (bytes < maxBytes && rows < maxRows) {
    const { value: product, done: isLast } = await products.next();
    if (isLast === true) return { products: part, isLast };
    part.push(product);
    bytes += product.bytes;
    rows += 1 + (product.product?.skus.length ?? 0) + product.problems.length;
  }
  return { products: part, isLast: false };
}

process.on("message", (task: ReadingTask) => {
  nextPart(task).then(
    (part) => process.send?.(part),
    (error: unknown) => {
      // Anything else ends the process, which whoever began it hears of.
      if (!(error instanceof FileProblem)) throw error;
      process.send?.({ problem: error.sentence } satisfies FilePart);
    },
  );
});
// Whoever began it ends it: behind Ctrl-C it is still waited for.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
