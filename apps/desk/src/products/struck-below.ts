import type { ListingCell, ListingSku } from "@plaza/api-client/desk";
import { cellKey } from "./edits.ts";

/** A SKU, and what it is called where its product does not stand beside it. */
export interface NamedSku {
  readonly name: string;
  readonly sku: ListingSku;
}

/** The SKUs whose market price, which is shown struck through, would be below their price, by the cells that are to be saved. */
export function struckBelow(
  cells: ReadonlyMap<string, ListingCell>,
  skus: ReadonlyMap<number, NamedSku>,
): readonly (NamedSku & { readonly price: number; readonly marketPrice: number })[] {
  const ids = [...cells.values()].flatMap(({ field, id }) =>
    field === "price" || field === "marketPrice" ? [id] : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const named = skus.get(id);
    if (named === undefined) return [];
    const price = cells.get(cellKey("price", id))?.to ?? named.sku.price;
    const marketPrice = cells.get(cellKey("marketPrice", id))?.to ?? named.sku.marketPrice;
    return marketPrice > 0 && marketPrice < price ? [{ ...named, price, marketPrice }] : [];
  });
}
