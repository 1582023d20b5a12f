import { lazy, type ReactElement, Suspense } from "react";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { hasViewed } from "../shared/viewed-key.ts";

const Shelf = lazy(() =>
  import("./recently-viewed-shelf.tsx").then(
    ({ RecentlyViewedShelf }) => ({ default: RecentlyViewedShelf }),
    // Without its code home is complete all the same.
    () => ({ default: () => null }),
  ),
);

/** The server knows nothing of it, and a device that remembers nothing fetches nothing. */
export function RecentlyViewed(): ReactElement | null {
  if (!useHydrated() || !hasViewed()) return null;
  return (
    <Suspense>
      <Shelf />
    </Suspense>
  );
}
