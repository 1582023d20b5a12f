import { useLingui } from "@lingui/react/macro";
import type { ListingSort } from "@plaza/api-client/desk";
import type { NarrowingSearch } from "./listing-search.ts";

type Named<Value extends string> = Readonly<Record<Value, string>>;

export interface FilterWords {
  readonly stock: Named<NonNullable<NarrowingSearch["stock"]>>;
  readonly freight: Named<NonNullable<NarrowingSearch["freight"]>>;
  readonly missing: Named<NonNullable<NarrowingSearch["missing"]>>;
  readonly sort: Named<ListingSort>;
}

/** What filters and orders of the list of products are called. */
export function useFilterWords(): FilterWords {
  const { t } = useLingui();
  return {
    stock: { none: t`None left`, few: t`Few left` },
    freight: {
      standard: t`The shop's standard`,
      template: t`A template`,
      fixed: t`A fixed amount`,
      free: t`Free`,
      virtual: t`Nothing is sent`,
    },
    missing: { picture: t`A picture`, translation: t`A translation of the name`, barcode: t`A barcode` },
    sort: {
      newest: t`Newest first`,
      name: t`By name`,
      price: t`Cheapest first`,
      priceDown: t`Most expensive first`,
      stock: t`Fewest pieces first`,
      stockDown: t`Most pieces first`,
      sales: t`Most sold first`,
    },
  };
}
