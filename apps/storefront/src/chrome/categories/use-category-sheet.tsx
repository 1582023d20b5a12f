import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useState } from "react";
import type { Elements } from "@plaza/ui-kit/slot-content";

const sheet = lazyModule(() => import("./category-sheet.tsx"));

export interface CategorySheetState {
  readonly open: () => void;
  /** To be rendered beside the button that opens it. */
  readonly element: Elements;
}

/**
 * The categories on narrow screens. Their code is fetched at the first opening; where it fails, the next press tries
 * again.
 */
export function useCategorySheet(): CategorySheetState {
  const { t } = useLingui();
  const { module, openWhenLoaded } = useDialog(useLazyModule(sheet), t`The categories did not load. Please try again.`);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => openWhenLoaded(() => setOpen(true)),
    element: module !== null && <module.CategorySheet open={isOpen} onClose={() => setOpen(false)} />,
  };
}
