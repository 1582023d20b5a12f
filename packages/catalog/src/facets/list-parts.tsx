import { to } from "@plaza/routing";
import { useMatches } from "@tanstack/react-router";
import type { ComponentType, ReactElement } from "react";
import { CategoryControls } from "./category-controls.tsx";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";
import { HotListControls, SearchControls } from "./search-controls.tsx";
import { ShopControls } from "./shop-controls.tsx";
import type { KindProps } from "./shown-list.ts";

/** By the address of the list. */
const kinds: Readonly<Record<string, ComponentType<KindProps>>> = {
  [to.list.path]: SearchControls,
  [to.hotList.path]: HotListControls,
  [to.category.path]: CategoryControls,
  [to.shop.path]: ShopControls,
};

// Parts for all kinds of lists: some of each would weigh on the first visit of every page.
function Shown(props: KindProps): ReactElement | null {
  const path: string = useMatches().at(-1)?.fullPath ?? "";
  const Kind = kinds[path];
  return Kind === undefined ? null : <Kind {...props} />;
}

/** Facets, order and the filters in force. */
export function AboveProducts(): ReactElement {
  return <Shown Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <Shown Part={ListEnd} />;
}
