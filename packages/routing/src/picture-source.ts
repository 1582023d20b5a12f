/** Where the storefront's server resizes pictures. */
export const picturePath = "/pc/_image";

/** The widths it makes, in pixels of the picture; it refuses all others. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1440, 1920] as const;

/** Goes into an `img` as it is. A `srcSet` needs `sizes` beside it, or browsers take the picture for as wide as the page. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** The smallest width that is enough, or the largest there is. */
function widthFor(pixels: number): number {
  return pictureWidths.find((width) => width >= pixels) ?? Math.max(...pictureWidths);
}

function resized(src: string, width: number): string {
  return `${picturePath}?src=${encodeURIComponent(src)}&w=${width}`;
}

/**
 * A picture in the widths that ordinary and dense screens need where it is shown `displayWidth` CSS pixels wide at most.
 * Inline (`data:`) and relative addresses stay as they are.
 */
export function pictureSource(src: string, displayWidth: number): PictureSource {
  if (!/^https?:\/\//i.test(src)) return { src };
  const ordinary = widthFor(displayWidth);
  const widths = new Set([ordinary, widthFor(displayWidth * 2)]);
  return {
    src: resized(src, ordinary),
    srcSet: [...widths].map((width) => `${resized(src, width)} ${width}w`).join(", "),
  };
}
