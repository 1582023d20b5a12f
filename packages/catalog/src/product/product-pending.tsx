import { type ComponentType, lazy, type ReactElement, Suspense } from "react";

interface Module {
  readonly default: ComponentType;
}

const ProductSkeleton = lazy(() =>
  import("./product-skeleton.tsx").then(
    (module): Module => ({ default: module.ProductSkeleton }),
    // It only fills the time: where it does not come either, there is nothing to say about it.
    (): Module => ({ default: () => null }),
  ),
);

/** Instead of a product page that is on its way; a page that comes at once never pays for it. */
export function ProductPending(): ReactElement {
  return (
    <Suspense>
      <ProductSkeleton />
    </Suspense>
  );
}
