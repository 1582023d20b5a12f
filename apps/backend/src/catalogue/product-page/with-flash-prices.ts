import type { RunningFlashPrice } from "../flash-prices/running-flash-prices.ts";

/** The prices of a product and its SKUs, in fen. */
export interface Priced {
  readonly product: {
    /** The lowest of its SKUs. */
    readonly price: number;
    readonly marketPrice: number;
  };
  readonly skus: readonly {
    readonly id: number;
    readonly price: number;
    readonly marketPrice: number;
    readonly stock: number;
  }[];
}

type FlashPriceOfSku = Pick<RunningFlashPrice, "price" | "setAsideLeft">;

/**
 * A product with the prices of a flash sale: where it covers a SKU, the flash price struck against the regular one. The
 * other SKUs stay as they are. Where pieces are set aside, they are all that there is at that price. The product costs what its cheapest SKU costs now, struck against what that was before.
 */
export function withFlashPrices<Detail extends Priced>(
  detail: Detail,
  prices: ReadonlyMap<number, FlashPriceOfSku>,
): Detail {
  const skus = detail.skus.map((sku) => {
    const flash = prices.get(sku.id);
    if (flash === undefined) return sku;
    const { price, setAsideLeft } = flash;
    return { ...sku, price, marketPrice: sku.price, stock: setAsideLeft ?? sku.stock };
  });
  const { product } = detail;
  const price = Math.min(product.price, ...skus.map((sku) => sku.price));
  return { ...detail, product: { ...product, price, marketPrice: product.price }, skus };
}
