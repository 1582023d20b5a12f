import { lazyModule, useLazyModule } from "@plaza/routing";
import { PageSkeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";

const skeleton = lazyModule(() => import("./product-skeleton.tsx"));

/**
 * The skeleton of a product page that takes longer than a moment, as a lazy chunk so that a fast page does not load it. Where
 * that takes longer itself, any page's stands in for it.
 */
export function ProductPending(): ReactElement {
  const { module } = useLazyModule(skeleton, "needed");
  return module === null ? <PageSkeleton /> : <module.ProductSkeleton />;
}
