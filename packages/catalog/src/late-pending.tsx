import { type LazyModule, useLazyModule } from "@plaza/routing";
import { PageSkeleton } from "@plaza/ui-kit/skeleton";
import type { ComponentType, ReactElement } from "react";

/**
 * The skeleton of a page that takes longer than a moment. A fast page does not load it, and where its own code takes longer, any
 * page's skeleton stands in for it.
 */
export function lazyPending<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  skeleton: LazyModule<Module>,
  name: Name,
): () => ReactElement {
  return function LazyPending() {
    const { module } = useLazyModule(skeleton, "needed");
    const Skeleton: ComponentType = module?.[name] ?? PageSkeleton;
    return <Skeleton />;
  };
}
