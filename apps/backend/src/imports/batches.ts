import type { CheckedProduct } from "./import-batch.ts";

/** Several products whose rows are written together. */
export interface ProductBatch {
  readonly products: readonly CheckedProduct[];
  /** Nothing comes behind it. */
  readonly isLast: boolean;
}

/** So many products make one transaction, or fewer that are as large together: they are held in memory. */
const mostProducts = 500;
const mostBytes = 8 * 1024 * 1024;

/** Products in batches; the last may be empty. */
export async function* batchesOf(products: AsyncIterable<CheckedProduct>): AsyncGenerator<ProductBatch> {
  let batch: CheckedProduct[] = [];
  let bytes = 0;
  for await (const product of products) {
    batch.push(product);
    bytes += product.source.bytes;
    if (batch.length < mostProducts && bytes < mostBytes) continue;
    yield { products: batch, isLast: false };
    batch = [];
    bytes = 0;
  }
  yield { products: batch, isLast: true };
}

/** Reads each batch while the one before is written. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done === true) return;
      next = items.next();
      // Who asks for it hears of its failure; until then it must not end the process.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await next.catch(() => {});
    await items.return(undefined);
  }
}
