import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
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
  const toasts = useToasts();
  const { module, load } = useLazyModule(sheet);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    if (await load()) setOpen(true);
    else toasts.show(t`The categories did not load. Please try again.`, "danger");
  }
  return {
    open: () => void open(),
    element: module !== null && <module.CategorySheet open={isOpen} onClose={() => setOpen(false)} />,
  };
}
