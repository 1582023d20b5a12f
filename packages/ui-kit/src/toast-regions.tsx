import { type ReactElement, use } from "react";
import { useToasts } from "./toast-provider.tsx";
import { ShownToastContext } from "./toast-context.ts";
import { ToastPill } from "./toast-pill.tsx";

/**
 * The toast that is shown, for whoever has only the provider around the page and draws what it holds later. The two live
 * regions are in the page from the start, because a screen reader announces only changes of regions it knows.
 */
export function ToastRegions(): ReactElement {
  const { dismiss } = useToasts();
  const shown = use(ShownToastContext);
  const failed = shown?.kind === "danger";
  const pill = shown && (
    <ToastPill
      key={shown.id}
      kind={shown.kind}
      message={shown.message}
      lifetime={failed ? 6000 : 4000}
      onGone={dismiss}
    />
  );
  return (
    <>
      <output>{!failed && pill}</output>
      <div role="alert">{failed && pill}</div>
    </>
  );
}
