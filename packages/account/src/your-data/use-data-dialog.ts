import { useLingui } from "@lingui/react/macro";
import { type LazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useState } from "react";

/** A dialog whose code comes with the first press. */
export function useDataDialog<Module extends object>(code: LazyModule<Module>) {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module, load } = useLazyModule(code);
  const [isOpen, setOpen] = useState(false);
  async function show(): Promise<void> {
    if (await load()) setOpen(true);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  return { dialog: isOpen ? module : null, show: () => void show(), close: () => setOpen(false) };
}
