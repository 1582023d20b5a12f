import { useLingui } from "@lingui/react/macro";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { useSentUploads } from "@plaza/ui-kit/use-sent-uploads";

/** A form with pictures waits for those on their way, and says why it does not go. */
export function useSentPictures(items: UploadItems, send: () => void) {
  const { t } = useLingui();
  const { isStopped, ...sent } = useSentUploads(items, send);
  return { ...sent, problem: isStopped ? t`A picture was not sent. Try it again, or remove it.` : null };
}
