import type { ReactElement, ReactNode } from "react";
import { grid, row, wide } from "./product-grid.css.ts";

export interface ProductGridProps {
  /** On a desktop; three on a tablet, two on a phone. */
  readonly columns: 3 | 4 | 5;
  /** `row`: one line that scrolls sideways on a phone. */
  readonly onPhone?: "grid" | "row" | undefined;
  /** `ProductCard`s or their skeletons. */
  readonly children: ReactNode;
}

export function ProductGrid({ columns, onPhone = "grid", children }: ProductGridProps): ReactElement {
  return <div className={`${grid} ${wide[columns]}${onPhone === "row" ? ` ${row}` : ""}`}>{children}</div>;
}
