import { lazyModule, useLazyModule } from "@plaza/routing";
import { PageSkeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";

// The skeletons of pages that take longer than a moment. A fast page does not load them, and where their own code takes
// longer, any page's skeleton stands in.

const list = lazyModule(() => import("./list/list-pending.tsx"));
const article = lazyModule(() => import("./article/article-pending.tsx"));
const product = lazyModule(() => import("./product/product-skeleton.tsx"));

export function ListPending(): ReactElement {
  const { module } = useLazyModule(list, "needed");
  return module === null ? <PageSkeleton /> : <module.ListPending />;
}

export function ArticlePending(): ReactElement {
  const { module } = useLazyModule(article, "needed");
  return module === null ? <PageSkeleton /> : <module.ArticlePending />;
}

export function ProductPending(): ReactElement {
  const { module } = useLazyModule(product, "needed");
  return module === null ? <PageSkeleton /> : <module.ProductSkeleton />;
}
