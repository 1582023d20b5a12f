import { useLingui } from "@lingui/react/macro";
import { type LazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type RefObject, useEffect, useRef } from "react";

// One module, because a script of each page that has the one has mostly the other, too.

/** Whether the page is still shown, because a late answer must not navigate away from another page. */
export function useIsMounted(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

export interface DialogUse<Module> {
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Opens the dialog; where its code cannot be loaded, a toast says so and the next press tries again. */
  readonly openWhenLoaded: (open: () => void) => void;
}

/** A dialog of a screen; its code is fetched ahead. */
export function useDialog<Module extends object>(code: LazyModule<Module>): DialogUse<Module> {
  const { t } = useLingui();
  const toasts = useToasts();
  const here = useIsMounted();
  const { module, load } = useLazyModule(code, true);

  async function openLoaded(open: () => void): Promise<void> {
    const isLoaded = await load();
    if (!here.current) return;
    if (isLoaded) open();
    else toasts.show(t`This part of the page did not load. Please try again.`, "danger");
  }
  return { module, openWhenLoaded: (open) => void openLoaded(open) };
}
