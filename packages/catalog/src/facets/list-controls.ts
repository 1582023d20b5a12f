import type { Page, ProductCard, ProductSort } from "@plaza/api-client";
import type { LazyModule, ListSearch } from "@plaza/routing";
import type { ReactElement } from "react";
import type { RenderListLink } from "../list/list-links.tsx";
import type { FacetedList } from "./facets-query.ts";

/** A list of products as what stands above and below it knows it. */
export interface ListControlsProps<Search extends ListSearch> {
  readonly list: FacetedList;
  /** Undefined until it is there, or where it did not come. */
  readonly result: Page<ProductCard> | undefined;
  readonly search: Search;
  readonly sort: ProductSort;
  /** The list's default order. */
  readonly defaultSort: ProductSort;
  readonly link: RenderListLink<Search>;
  /** With `replace` in the place of the present step of the history. */
  readonly go: (to: Search, replace?: boolean) => Promise<void>;
  /** The code that its route loads other products with. */
  readonly loader: LazyModule<object>;
  /** Shown where it has nothing at all. */
  readonly empty: ReactElement;
  /** Without it the list is only ordered. */
  readonly faceted?: boolean;
  /** What its address says beside the search. */
  readonly alongside?: readonly (readonly [key: string, value: string])[];
}

/** Of any kind of list, above or below its products. */
export interface ListKindControlsProps {
  readonly Part: <Search extends ListSearch>(props: ListControlsProps<Search>) => ReactElement | null;
}
