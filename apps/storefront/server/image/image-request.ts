import { imageWidths } from "@plaza/routing";
import { ImageFailure } from "./image-failure.ts";
import type { ImageSources } from "./image-sources.ts";

export interface ImageRequest {
  readonly source: URL;
  readonly width: number;
}

const maxSourceLength = 2_048;

/** What `?src=…&w=…` asks for. @throws {ImageFailure} 400 what makes no sense, 403 where nobody is to have images from */
export function imageRequest(
  query: { readonly src?: unknown; readonly w?: unknown },
  sources: ImageSources,
): ImageRequest {
  const width = imageWidths.find((each) => String(each) === query.w);
  if (width === undefined) throw new ImageFailure(400, `w must be one of ${imageWidths.join(", ")}.`);
  const { src } = query;
  const source = typeof src === "string" && src.length <= maxSourceLength ? sources.find(src) : null;
  if (source === null) throw new ImageFailure(400, "src must be the absolute address of an image.");
  if (!/^https?:$/.test(source.protocol) || source.username !== "" || source.password !== "")
    throw new ImageFailure(400, "src must be an http or https address without credentials.");
  if (!sources.allows(source)) throw new ImageFailure(403, "Images from there are not served here.");
  source.hash = "";
  return { source, width };
}
