import type { ReactElement } from "react";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";
import { ShopControls } from "./shop-controls.tsx";

export function AboveProducts(): ReactElement {
  return <ShopControls Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <ShopControls Part={ListEnd} />;
}
