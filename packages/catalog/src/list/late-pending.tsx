import { lazyModule, useLazyModule } from "@plaza/routing";
import { PageSkeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";

const skeletons = lazyModule(() => import("./pending.ts"));

/** A skeleton whose code comes late itself: until it is there, any page's stands in for it. */
function latePending(name: "ArticlePending" | "ListPending") {
  function LatePending(): ReactElement {
    const { module } = useLazyModule(skeletons, "needed");
    const Pending = module?.[name] ?? PageSkeleton;
    return <Pending />;
  }
  return Object.assign(LatePending, { importer: skeletons.importer });
}

export const ArticlePending = latePending("ArticlePending");
export const ListPending = latePending("ListPending");
