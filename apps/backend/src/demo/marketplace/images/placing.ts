import sharp from "sharp";
import type { Item, ImageRecipe } from "@plaza/demo-marketplace/images";
import { loadArtwork } from "./artwork.ts";
import { border, type Cutout, outlineOf } from "./cutout.ts";
import type { Layer } from "./layer.ts";
import { palettes } from "./palettes.ts";
import type { Rgb } from "./colour.ts";

interface ShadowShape {
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
async function castShadow(cutout: Cutout, shape: ShadowShape): Promise<Layer> {
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

/** Where a cut-out comes to lie on the canvas, in pixels; its border included. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the thing itself ends below. */
  readonly foot: number;
}

function boxOf(item: Item, cutout: Cutout, recipe: ImageRecipe): Box {
  const unit = recipe.height;
  const scale = Math.min(
    (item.size * unit) / Math.sqrt(cutout.visibleArea),
    (item.maxWidth * unit) / (cutout.width - 2 * border),
    (item.maxHeight * unit) / (cutout.height - 2 * border),
  );
  const width = Math.max(1, Math.round(cutout.width * scale));
  const height = Math.max(1, Math.round(cutout.height * scale));
  const rim = Math.round(border * scale);
  const y = Math.round(item.y * recipe.height);
  const top = item.lying === true ? y - Math.round(height / 2) : y - height + rim;
  return { left: Math.round(item.x * recipe.width - width / 2), top, width, height, foot: top + height - rim };
}

/** A standing thing has a wide soft shadow round its foot and a dark narrow one where it touches the ground. */
function standingShadows(cutout: Cutout, box: Box, recipe: ImageRecipe): Promise<Layer[]> {
  const unit = recipe.height;
  const colour = palettes[recipe.palette].shadow;
  const middle = box.left + box.width / 2;
  return Promise.all([
    castShadow(cutout, {
      width: box.width * 1.1,
      height: Math.max(unit * 0.017, Math.min(box.height * 0.2, unit * 0.11)),
      middleX: middle + unit * 0.02,
      middleY: box.foot + unit * 0.004,
      blur: unit * 0.02,
      colour,
      opacity: 0.42,
    }),
    castShadow(cutout, {
      width: box.width * 0.86,
      height: Math.max(5, unit * 0.03),
      middleX: middle,
      middleY: box.foot - unit * 0.006,
      blur: unit * 0.008,
      colour,
      opacity: 0.6,
    }),
  ]);
}

/** A lying thing darkens the ground along its whole outline, to the lower right. */
function lyingShadows(cutout: Cutout, box: Box, recipe: ImageRecipe): Promise<Layer[]> {
  const unit = recipe.height;
  const colour = palettes[recipe.palette].shadow;
  const cast = (right: number, down: number, blur: number, opacity: number): Promise<Layer> =>
    castShadow(cutout, {
      width: box.width,
      height: box.height,
      middleX: box.left + box.width / 2 + unit * right,
      middleY: box.top + box.height / 2 + unit * down,
      blur: unit * blur,
      colour,
      opacity,
    });
  return Promise.all([cast(0.025, 0.04, 0.022, 0.34), cast(0.006, 0.012, 0.006, 0.22)]);
}

/**
 * The thing in its size. The artwork is 256 pixels wide and its outline a little ragged, which enlarging would show:
 * what is enlarged gets a soft kernel and a blur below the width of one of its own pixels.
 */
function resized(cutout: Cutout, { width, height }: Box): Promise<Buffer> {
  const source = sharp(cutout.pixels, { raw: { width: cutout.width, height: cutout.height, channels: 4 } });
  const enlarged = width / cutout.width;
  if (enlarged <= 1) return source.resize(width, height, { fit: "fill" }).raw().toBuffer();
  const soft = source.resize(width, height, { fit: "fill", kernel: "mitchell" });
  return soft
    .blur(Math.max(0.3, 0.34 * enlarged))
    .raw()
    .toBuffer();
}

/** The layers of one thing: its shadows, and itself in its size. */
export async function layersOfItem(item: Item, recipe: ImageRecipe): Promise<readonly Layer[]> {
  const cutout = await loadArtwork(item.art);
  const box = boxOf(item, cutout, recipe);
  const shadows = item.lying === true ? lyingShadows : standingShadows;
  const [behind, pixels] = await Promise.all([shadows(cutout, box, recipe), resized(cutout, box)]);
  const { left, top, width, height } = box;
  return [...behind, { pixels, left, top, width, height }];
}
