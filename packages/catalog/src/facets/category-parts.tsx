import type { ReactElement } from "react";
import { CategoryControls } from "./category-controls.tsx";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";

export { CategoryChoices } from "./category-choices.tsx";

export function AboveProducts(): ReactElement {
  return <CategoryControls Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <CategoryControls Part={ListEnd} />;
}
