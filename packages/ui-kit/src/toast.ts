export { type ToastKind, type Toasts } from "./toast-context.ts";
export { ToastHost } from "./toast-host.tsx";
export { type ToastHostProps, ToastProvider, useToasts } from "./toast-provider.tsx";
