/** Where the storefront's server resizes images. */
export const imagePath = "/pc/_image";

/** The widths it makes, in pixels of the image; it refuses all others. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1440, 1920] as const;

/** Where the platform's images lie. The shop serves them under its own origin, so that no browser needs to know the platform's. */
export const platformImageFolders = ["/uploads/", "/static/"] as const;

const resizable = new RegExp(
  `^(?:https?:/|${platformImageFolders.map((folder) => folder.slice(0, -1)).join("|")})/`,
  "i",
);

/** Attributes of an `img`. A `srcSet` needs `sizes` beside it, or browsers take the image for as wide as the page. */
export interface ImageSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** The smallest width that is enough, or the largest there is. */
function widthFor(pixels: number): number {
  return imageWidths.find((width) => width >= pixels) ?? Math.max(...imageWidths);
}

/** A slash needs no escape in a query, and a list of products has three hundred of them. */
function encoded(src: string): string {
  return encodeURIComponent(src).replaceAll("%2F", "/");
}

/**
 * An image in the widths that ordinary and dense screens need where it is shown `displayWidth` CSS pixels wide at most.
 * Inline (`data:`) addresses and those of the shop's own files stay as they are.
 */
export function imageSource(src: string, displayWidth: number): ImageSource {
  if (!resizable.test(src)) return { src };
  const ordinary = widthFor(displayWidth);
  const widths = new Set([ordinary, widthFor(displayWidth * 2)]);
  const address = `${imagePath}?src=${encoded(src)}&w=`;
  return {
    src: `${address}${ordinary}`,
    srcSet: [...widths].map((width) => `${address}${width} ${width}w`).join(", "),
  };
}
