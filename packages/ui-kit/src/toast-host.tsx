import type { ReactElement } from "react";
import { type ToastHostProps, ToastProvider } from "./toast-provider.tsx";
import { ToastRegions } from "./toast-regions.tsx";

/** Once in a page, around everything. */
export function ToastHost({ children }: ToastHostProps): ReactElement {
  return (
    <ToastProvider>
      {children}
      <ToastRegions />
    </ToastProvider>
  );
}
