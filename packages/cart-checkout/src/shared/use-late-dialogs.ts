import { useLingui } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { useLatePart } from "@plaza/ui-kit/use-late-part";
import { useEffect } from "react";
import { useHere } from "./use-here.ts";

export interface LateDialogs<Module> {
  /** Null until their code is here. */
  readonly dialogs: Module | null;
  /** Opens one; where its code does not come the press says so, and the next one tries again. */
  readonly whenHere: (open: () => void) => void;
}

/** What opens on a press; its code is fetched ahead. The importer has to be the same function each time. */
export function useLateDialogs<Module extends object>(importer: () => Promise<Module>): LateDialogs<Module> {
  const { t } = useLingui();
  const toasts = useToasts();
  const here = useHere();
  const { part, load } = useLatePart(importer);
  useEffect(() => void load(), [load]);

  async function openLate(open: () => void): Promise<void> {
    const isLoaded = await load();
    if (!here.current) return;
    if (isLoaded) open();
    else toasts.show(t`This part of the page did not load. Please try again.`, "danger");
  }
  return { dialogs: part, whenHere: (open) => void openLate(open) };
}
