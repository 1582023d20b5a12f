import { lazyModule, useLazyModule } from "@plaza/routing";
import type { ReactElement } from "react";

const skeleton = lazyModule(() => import("./product-skeleton.tsx"));

/**
 * Instead of a product page that is on its way; a page that comes at once never pays for it. It only fills the time: where
 * it does not come either, there is nothing to say about it.
 */
export function ProductPending(): ReactElement | null {
  const { module } = useLazyModule(skeleton, true);
  return module === null ? null : <module.ProductSkeleton />;
}
