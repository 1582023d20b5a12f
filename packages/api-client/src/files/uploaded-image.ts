import { type Decoder, record } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { image } from "../wire/image-url.ts";
import { optionalText } from "../wire/scalars.ts";

export interface UploadedImage {
  /** By which other calls name it. */
  readonly path: string;
  /** Where it is shown. */
  readonly url: string;
}

export const uploadedImage: Decoder<UploadedImage> = record((field, context) => {
  const named = (...names: readonly string[]): string | null =>
    names.map((name) => field(name, optionalText)).find((each) => each !== null) ?? null;
  const path = named("base_uri", "path", "uri", "url");
  const url = image(named("uri", "url", "base_uri", "path"), context);
  if (path === null || url === null) throw new DecodeError("the image's address was not obtained");
  return { path, url };
});
