import type { ProductFilters } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";

/** The ids that an address gives for one filter. */
export function idsOf(list: string | undefined): readonly number[] | undefined {
  return list?.split("_").map(Number);
}

/** The ends of a range of prices in fen; undefined where it is open. */
export function priceEnds(price = "-"): readonly [from: number | undefined, to: number | undefined] {
  const [from, to] = price.split("-").map((end) => (end === "" ? undefined : Math.round(Number(end) * 100)));
  return [from, to];
}

/** What an address asks for, as the platform is asked. What it does not say is not there, and not in the page's data. */
export function productFilters({ categories, brand, shop, price, rating, has, option }: FilterSearch): ProductFilters {
  const [minPrice, maxPrice] = priceEnds(price);
  const asked = (quality: string): true | undefined => has?.split("_").includes(quality) || undefined;
  const all: ProductFilters = {
    categoryIds: idsOf(categories),
    brandIds: idsOf(brand),
    shopIds: idsOf(shop),
    minPrice,
    maxPrice,
    minRating: rating === undefined ? undefined : Number(rating),
    inStock: asked("stock"),
    onOffer: asked("offer"),
    selfOperated: asked("own"),
    freeDelivery: asked("free"),
    optionValueIds: idsOf(option),
    onePerArticle: asked("once"),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
