import { lazy, type ReactNode, Suspense, useState } from "react";

const CategorySheet = lazy(() => import("./category-sheet.tsx").then((module) => ({ default: module.CategorySheet })));

export interface CategorySheetState {
  readonly open: () => void;
  /** Goes into the page beside what opens it. */
  readonly element: ReactNode;
}

/** The categories on narrow screens. Their code comes with the first opening. */
export function useCategorySheet(): CategorySheetState {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    open: () => setOpen(true),
    element: open !== null && (
      <Suspense>
        <CategorySheet open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
