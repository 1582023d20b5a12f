import { useLingui } from "@lingui/react/macro";
import { type LazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useHere } from "./use-here.ts";

export interface Dialogs<Module> {
  /** Null until their code is here. */
  readonly dialogs: Module | null;
  /** Opens one; where its code does not come the press says so, and the next one tries again. */
  readonly whenHere: (open: () => void) => void;
}

/** What opens on a press; its code is fetched ahead. */
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
