import type { RichTextImage } from "@plaza/api-client/server";
import { imageSource, platformImageFolders } from "@plaza/routing";

/** CSS pixels of a column of text, and what fills it on a dense phone as on an ordinary screen. */
const columnWidth = 720;
const unknownWidth = 960;

interface RichTextImagesOptions {
  /** The shop's own. */
  readonly origin: string;
  /** Others that images may be loaded from. */
  readonly imageOrigins: readonly string[];
}

/**
 * Where the images of rich text are loaded from: through the resizer where it may fetch them. Others cannot be shown, since
 * no page may load them; `onAbsent` is told their origin each time.
 */
export function richTextImages(
  { origin, imageOrigins }: RichTextImagesOptions,
  onAbsent: (origin: string) => void,
): RichTextImage {
  return (address, width) => {
    const url = new URL(address, origin);
    const isOwn = url.origin === origin;
    const { pathname, search } = url;
    const mayBeFetched = isOwn
      ? platformImageFolders.some((folder) => pathname.startsWith(folder))
      : imageOrigins.includes(url.origin) && url.username === "" && url.password === "";
    if (mayBeFetched) {
      const dense = width === null ? unknownWidth : Math.min(width, columnWidth) * 2;
      return imageSource(isOwn ? pathname + search : url.href, dense).src;
    }
    if (!isOwn) onAbsent(url.origin);
    return null;
  };
}
