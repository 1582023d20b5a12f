import type { Query } from "../../platform/http/query.ts";
import type { FacetFilters } from "../product-search/columns/filters.ts";

/** More than anybody chooses. */
const maxValues = 50;
/** The highest price that can be stored, in fen. */
const highestPrice = 2_147_483_647;

/** Reads the filters of a list (extension `facets`). It ignores unreadable values. An id that no product has gives an empty list. */
export function facetFilters(query: Query): FacetFilters {
  return {
    categoryIds: chosenIds(query, "categories"),
    brandIds: chosenIds(query, "brands"),
    shopIds: chosenIds(query, "shops"),
    minPrice: amount(query, "min_price"),
    maxPrice: amount(query, "max_price"),
    minStars: positive(query.integer("min_rating")),
    inStock: query.flag("in_stock") === true,
    onOffer: query.flag("on_offer") === true,
    selfOperated: query.flag("self_operated") === true,
    freeDelivery: query.flag("free_delivery") === true,
    meaningIds: chosenIds(query, "options"),
    // Of the extension `offers`.
    onePerArticle: query.flag("group") === true,
  };
}

/** If the parameter has numbers but no valid id, the filter is the id 0, which no product has, and the list is empty. */
function chosenIds(query: Query, name: string): readonly number[] {
  const ids = query.ids(name).slice(0, maxValues);
  return ids.length === 0 && /\d/.test(query.text(name)) ? [0] : ids;
}

/** From yuan, in fen. */
function amount(query: Query, name: string): number | null {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(query.text(name));
  if (parts === null) return null;
  const [, yuan = "0", rest = ""] = parts;
  return Math.min(Number(yuan) * 100 + Number(rest.padEnd(2, "0")), highestPrice);
}

function positive(number: number | null): number | null {
  return number !== null && number > 0 ? number : null;
}
