/** Straight RGBA pixels and where their upper left corner lies on the canvas, in pixels. */
export interface Layer {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The part of a layer that lies on the canvas, or null when none does. */
export function clip(layer: Layer, canvas: { readonly width: number; readonly height: number }): Layer | null {
  const left = Math.max(0, layer.left);
  const top = Math.max(0, layer.top);
  const width = Math.min(canvas.width, layer.left + layer.width) - left;
  const height = Math.min(canvas.height, layer.top + layer.height) - top;
  if (width <= 0 || height <= 0) return null;
  if (width === layer.width && height === layer.height) return layer;
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((top - layer.top + row) * layer.width + left - layer.left) * 4;
    layer.pixels.copy(pixels, row * width * 4, start, start + width * 4);
  }
  return { pixels, width, height, left, top };
}
