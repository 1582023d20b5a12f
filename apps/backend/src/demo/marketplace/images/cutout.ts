/** A thing cut out of its ground: straight (not premultiplied) RGBA within a border of empty pixels. */
export interface Cutout {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** How much of it is seen, in square pixels: the sum of its opacity. */
  readonly visibleArea: number;
}

/** Width of the empty border: without one, a blur would be cut off at the thing's edge. */
export const border = 2;

/** Opacity up to which a pixel counts as empty; antialiasing leaves faint fringes. */
const faint = 8;

/**
 * Crops RGBA pixels to what can be seen of them.
 *
 * @throws {RangeError} when nothing can be seen
 */
export function cutOut(pixels: Buffer, width: number, height: number): Cutout {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  let opacity = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = pixels[(y * width + x) * 4 + 3] ?? 0;
      opacity += alpha;
      if (alpha > faint) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
    }
  }
  if (right < left) throw new RangeError("The artwork is empty");
  const size = { width: right - left + 1 + 2 * border, height: bottom - top + 1 + 2 * border };
  const cropped = Buffer.alloc(size.width * size.height * 4);
  for (let y = top; y <= bottom; y += 1) {
    const start = (y * width + left) * 4;
    const end = (y * width + right + 1) * 4;
    pixels.copy(cropped, ((y - top + border) * size.width + border) * 4, start, end);
  }
  return { ...size, pixels: cropped, visibleArea: opacity / 255 };
}

/** The opacity of every pixel, one byte each. */
export function outlineOf(cutout: Cutout): Buffer {
  const outline = Buffer.alloc(cutout.width * cutout.height);
  for (let index = 0; index < outline.length; index += 1) outline[index] = cutout.pixels[index * 4 + 3] ?? 0;
  return outline;
}
