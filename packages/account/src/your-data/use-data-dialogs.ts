import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useState } from "react";

const dataDialogs = lazyModule(() => import("./data-dialogs.ts"));

/** A dialog whose code comes with the first press. */
export function useDataDialogs() {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module: dialogs, load } = useLazyModule(dataDialogs);
  const [isOpen, setOpen] = useState(false);
  async function show(): Promise<void> {
    if (await load()) setOpen(true);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  return { dialogs: isOpen ? dialogs : null, show: () => void show(), close: () => setOpen(false) };
}
