import { createContext, type ReactNode } from "react";

export type ToastKind = "success" | "info" | "danger";

export interface Toasts {
  /** One sentence; it takes the place of the toast that is shown. */
  readonly show: (message: ReactNode, kind?: ToastKind) => void;
  readonly dismiss: () => void;
}

interface ShownToast {
  readonly id: number;
  readonly message: ReactNode;
  readonly kind: ToastKind;
}

export const ToastContext = createContext<Toasts | null>(null);
export const ShownToastContext = createContext<ShownToast | null>(null);

export type { ShownToast };
