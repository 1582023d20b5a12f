import type { CheckedProduct } from "./import-batch.ts";
import { isAddress, picturesOf } from "./pictures/found-pictures.ts";

/** Several products whose rows are written together. */
export interface ProductBatch {
  readonly products: readonly CheckedProduct[];
  /** Nothing comes behind it. */
  readonly isLast: boolean;
}

/** So many products make one transaction, or fewer that are as large together: they are held in memory, and written at once. */
const maxProducts = 500;
const maxSkus = 2000;
const maxBytes = 2 * 1024 * 1024;
/** So many pictures of the web are waited for before anything is written, and no more than those of the last product. */
const maxAddresses = 100;

/** Products in batches; the last may be empty. */
export async function* batchesOf(products: AsyncIterable<CheckedProduct>): AsyncGenerator<ProductBatch> {
  let batch: CheckedProduct[] = [];
  let [bytes, skus] = [0, 0];
  const addresses = new Set<string>();
  for await (const product of products) {
    batch.push(product);
    bytes += product.bytes;
    skus += product.product?.skus.length ?? 0;
    for (const address of addressesOf(product)) addresses.add(address);
    const isSmall = batch.length < maxProducts && skus < maxSkus && bytes < maxBytes;
    if (isSmall && addresses.size < maxAddresses) continue;
    yield { products: batch, isLast: false };
    batch = [];
    [bytes, skus] = [0, 0];
    addresses.clear();
  }
  yield { products: batch, isLast: true };
}

function addressesOf({ product }: CheckedProduct): readonly string[] {
  return product === null ? [] : picturesOf(product).filter(isAddress);
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
