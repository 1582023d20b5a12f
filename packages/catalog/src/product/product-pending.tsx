import { lazyModule, useLazyModule } from "@plaza/routing";
import type { ReactElement } from "react";

const skeleton = lazyModule(() => import("./product-skeleton.tsx"));

/**
 * The skeleton of a product page that takes longer than a moment, as a lazy chunk so that a fast page does not load it.
 */
export function ProductPending(): ReactElement | null {
  const { module } = useLazyModule(skeleton, "needed");
  return module === null ? null : <module.ProductSkeleton />;
}
