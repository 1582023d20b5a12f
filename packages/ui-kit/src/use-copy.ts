import { useLingui } from "@lingui/react/macro";
import { useToasts } from "./toast.ts";

/** Copies a text and says whether it did: without https there is no clipboard. */
export function useCopy(): (text: string) => void {
  const { t } = useLingui();
  const toasts = useToasts();
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show(t`Copied`);
    } catch {
      toasts.show(t`It could not be copied. Please select it by hand.`, "danger");
    }
  }
  return (text) => void copy(text);
}
