import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { text } from "../wire/scalars.ts";

/** The header in which a client names the token of a preview; with it the platform answers what is not published yet. */
export const previewHeader = "x-plaza-preview";

/** What a token shows. */
export interface PreviewDetail {
  /** The page of it, as a path of the shop with its query. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Asked with the token of a preview in the client's headers; it fails once that is over. */
export const fetchPreview = postCall("preview/detail", {
  decode: record((field): PreviewDetail => ({
    address: field("address", text),
    until: field("until", requiredInstant),
  })),
});
