import { useLingui } from "@lingui/react/macro";
import type { UnsentUpload, UploadLimits } from "./upload-items.ts";

const megabyte = 1024 * 1024;

/** Says why a file has not been sent. */
export function useUploadProblems({
  types,
  bytes,
}: UploadLimits): (item: Pick<UnsentUpload, "problem" | "reason">) => string {
  const { t } = useLingui();
  return ({ problem, reason }) => {
    if (problem === "type") {
      const allowed = types.join(", ");
      return t`Only ${allowed} allowed`;
    }
    const megabytes = Math.round((bytes / megabyte) * 10) / 10;
    if (problem === "size") return t`The image size cannot exceed ${megabytes}MB`;
    if (problem === "shrinking")
      return t`The image size cannot exceed ${megabytes}MB. The browser cannot make this file smaller.`;
    return reason ?? t`Upload failed, image URL not obtained`;
  };
}
