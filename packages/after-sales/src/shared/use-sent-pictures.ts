import { useLingui } from "@lingui/react/macro";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { useSentUploads } from "@plaza/ui-kit/use-sent-uploads";

/** Sends a form once its pictures are uploaded. If an upload has failed, the form is not sent, and `problem` says why. */
export function useSentPictures(items: UploadItems, send: () => void) {
  const { t } = useLingui();
  const { isStopped, ...sent } = useSentUploads(items, send);
  return { ...sent, problem: isStopped ? t`A picture was not sent. Try it again, or remove it.` : null };
}
