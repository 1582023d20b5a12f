import sharp from "sharp";
import type { Rgb } from "./colour.ts";
import { type Cutout, outlineOf } from "./cutout.ts";
import type { Layer } from "./layer.ts";

export interface ShadowShape {
  /** The size the outline is pressed into and the middle of where it falls, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly middleX: number;
  readonly middleY: number;
  /** Standard deviation of the blur, in pixels. */
  readonly blur: number;
  readonly colour: Rgb;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A blur this wide hides single pixels, so that it may be computed on a smaller outline; in small pixels. */
const enoughBlur = 5;

/** The shadow of a thing: its own outline, pressed, blurred and dyed. */
export async function castShadow(cutout: Cutout, shape: ShadowShape): Promise<Layer> {
  const shrink = Math.max(1, shape.blur / enoughBlur);
  const blur = Math.max(0.3, shape.blur / shrink);
  const margin = Math.ceil(blur * 3);
  const size = (share: number): number => Math.max(1, Math.round(share / shrink));
  const outline = sharp(outlineOf(cutout), { raw: { width: cutout.width, height: cutout.height, channels: 1 } });
  const small = await outline
    .resize(size(shape.width), size(shape.height), { fit: "fill" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "black" })
    .blur(blur)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const { data, info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize(Math.round(width * shrink), Math.round(height * shrink), { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    pixels: dye(data, info.channels, shape.colour, shape.opacity),
    width: info.width,
    height: info.height,
    left: Math.round(shape.middleX - info.width / 2),
    top: Math.round(shape.middleY - info.height / 2),
  };
}

function dye(outline: Buffer, channels: number, [red, green, blue]: Rgb, opacity: number): Buffer {
  const pixels = Buffer.alloc((outline.length / channels) * 4);
  for (let pixel = 0; pixel * 4 < pixels.length; pixel += 1) {
    pixels[pixel * 4] = red;
    pixels[pixel * 4 + 1] = green;
    pixels[pixel * 4 + 2] = blue;
    pixels[pixel * 4 + 3] = Math.round((outline[pixel * channels] ?? 0) * opacity);
  }
  return pixels;
}
