import type { Domain } from "../domain/domain.ts";
import type { PreviewKind } from "../domain/preview-kind.ts";
import { postOnly } from "../http/call.ts";
import { handlePreview } from "./preview-call.ts";
import { previewMessages } from "./preview-messages.ts";

declare module "../http/services.ts" {
  interface Services {
    /** What can be previewed, by the name of its kind. */
    readonly previews: Readonly<Record<string, PreviewKind>>;
  }
}

/** Addresses of the shop that show what is not published yet, signed and for a quarter of an hour. */
export const previewDomain = {
  name: "previews",
  calls: { "preview/detail": postOnly(handlePreview) },
  messages: previewMessages,
} satisfies Domain;
