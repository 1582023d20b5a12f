import { type RefObject, useEffect, useRef } from "react";
import { useToasts } from "./toast.ts";

/** The code of a dialog that has a chunk of its own, as `useLazyModule` of `@plaza/routing` hands it out. */
export interface DialogCode {
  /** @returns whether the code is loaded */
  readonly load: () => Promise<boolean>;
}

export interface DialogOpener {
  /** Opens the dialog; where its code cannot be loaded, a toast says so and the next press tries again. */
  readonly openWhenLoaded: (open: () => void) => void;
}

/**
 * A dialog whose code is loaded when it is asked for. What is open, and about what, is the caller's state.
 *
 * @param loadError what the toast says where the code cannot be loaded
 */
export function useDialog<Code extends DialogCode>(code: Code, loadError: string): Code & DialogOpener {
  const toasts = useToasts();
  const here = useIsMounted();

  async function openLoaded(open: () => void): Promise<void> {
    const isLoaded = await code.load();
    if (!here.current) return;
    if (isLoaded) open();
    else toasts.show(loadError, "danger");
  }
  return { ...code, openWhenLoaded: (open) => void openLoaded(open) };
}

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
