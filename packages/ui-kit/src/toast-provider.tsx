import { type ReactElement, use, useMemo, useState } from "react";
import { type ShownToast, ShownToastContext, ToastContext, type Toasts } from "./toast-context.ts";
import type { Elements } from "./slot-content.tsx";

/** @throws outside of a `ToastHost` */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error("Toasts are shown by a <ToastHost> further up; there is none.");
  return toasts;
}

export interface ToastHostProps {
  readonly children: Elements;
}

/** Holds the toast that is shown, which `ToastRegions` has to draw somewhere within. */
export function ToastProvider({ children }: ToastHostProps): ReactElement {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message, kind = "success") => setShown((last) => ({ id: (last?.id ?? 0) + 1, message, kind })),
      dismiss: () => setShown(null),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      <ShownToastContext value={shown}>{children}</ShownToastContext>
    </ToastContext>
  );
}
