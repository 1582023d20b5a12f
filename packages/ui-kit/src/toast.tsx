import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from "react";
import { ToastPill } from "./toast-pill.tsx";

export type ToastKind = "success" | "info" | "danger";

export interface Toasts {
  /** One sentence; it takes the place of the toast that is shown. */
  readonly show: (message: ReactNode, kind?: ToastKind) => void;
  readonly dismiss: () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** @throws outside of a `ToastHost` */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error("Toasts are shown by a <ToastHost> further up; there is none.");
  return toasts;
}

interface Shown {
  readonly id: number;
  readonly message: ReactNode;
  readonly kind: ToastKind;
}

export interface ToastHostProps {
  readonly children: ReactNode;
}

/** Once in a page, around everything. Its two live regions are in the page from the start, because a screen reader announces only changes of regions it knows. */
export function ToastHost({ children }: ToastHostProps): ReactElement {
  const [shown, setShown] = useState<Shown | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message, kind = "success") => setShown((last) => ({ id: (last?.id ?? 0) + 1, message, kind })),
      dismiss: () => setShown(null),
    }),
    [],
  );
  const failed = shown?.kind === "danger";
  const pill = shown && (
    <ToastPill
      key={shown.id}
      kind={shown.kind}
      message={shown.message}
      lifetime={failed ? 6000 : 4000}
      onGone={toasts.dismiss}
    />
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <output>{!failed && pill}</output>
      <div role="alert">{failed && pill}</div>
    </ToastContext>
  );
}
