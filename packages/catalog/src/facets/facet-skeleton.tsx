import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { waiting } from "./facet-panel.css.ts";

/** As wide as the values of a panel. */
const widths = [90, 140, 120, 150, 110, 130, 70, 145, 100, 125];

/** Keeps the panel's place while its facets are on their way: no product moves when they come. */
export function FacetSkeleton(): ReactElement {
  return (
    <aside aria-hidden className={waiting}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </aside>
  );
}
