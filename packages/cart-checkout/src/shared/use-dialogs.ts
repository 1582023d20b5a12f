import { useLingui } from "@lingui/react/macro";
import { type LazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useHere } from "./use-here.ts";

export interface Dialogs<Module> {
  /** Null until their code is loaded. */
  readonly dialogs: Module | null;
  /** Opens a dialog; where its code cannot be loaded, a toast says so and the next press tries again. */
  readonly whenHere: (open: () => void) => void;
}

/** The dialogs of a screen; their code is fetched ahead. */
export function useDialogs<Module extends object>(code: LazyModule<Module>): Dialogs<Module> {
  const { t } = useLingui();
  const toasts = useToasts();
  const here = useHere();
  const { module, load } = useLazyModule(code, true);

  async function openLoaded(open: () => void): Promise<void> {
    const isLoaded = await load();
    if (!here.current) return;
    if (isLoaded) open();
    else toasts.show(t`This part of the page did not load. Please try again.`, "danger");
  }
  return { dialogs: module, whenHere: (open) => void openLoaded(open) };
}
