import type { RunningFlashPrice } from "../flash-prices/running-flash-prices.ts";

/** The prices of a product and its SKUs, in fen. */
export interface Priced {
  readonly product: {
    /** The lowest of its SKUs. */
    readonly price: number;
    readonly marketPrice: number;
  };
  readonly skus: readonly { readonly id: number; readonly price: number; readonly marketPrice: number }[];
}

/**
 * A product with the prices of a flash sale: where it covers a SKU, the flash price struck against the regular one. The
 * other SKUs stay as they are. The product costs what its cheapest SKU costs now, struck against what that was before.
 */
export function withFlashPrices<Detail extends Priced>(
  detail: Detail,
  prices: ReadonlyMap<number, Pick<RunningFlashPrice, "price">>,
): Detail {
  const skus = detail.skus.map((sku) => {
    const flash = prices.get(sku.id);
    return flash === undefined ? sku : { ...sku, price: flash.price, marketPrice: sku.price };
  });
  const { product } = detail;
  const price = Math.min(product.price, ...skus.map((sku) => sku.price));
  return { ...detail, product: { ...product, price, marketPrice: product.price }, skus };
}
