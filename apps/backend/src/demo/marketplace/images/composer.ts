import type { ImageRecipe } from "@plaza/demo-marketplace/images";
import sharp, { type OverlayOptions } from "sharp";
import { renderForm } from "./forms.ts";
import { clip, type Layer } from "./layer.ts";
import { layersOfItem } from "./placing.ts";
import { hex } from "./colour.ts";
import { palettes } from "./palettes.ts";

/** SVG of the empty room: a wall lit from the upper left, and the floor it turns into without an edge. */
function backdrop({ width, height, palette, horizon }: ImageRecipe): string {
  const { wall, floor } = palettes[palette];
  const bend = ((horizon ?? 1) - 0.07) * height;
  const whole = `width="${width}" height="${height}"`;
  const ground = `<rect y="${bend}" width="${width}" height="${height - bend}" fill="url(#floor)"/>`;
  return `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${hex(wall[0])}"/><stop offset="1" stop-color="${hex(wall[1])}"/>
</linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${hex(wall[1])}" stop-opacity="0"/>
<stop offset=".22" stop-color="${hex(floor[0])}"/><stop offset="1" stop-color="${hex(floor[1])}"/>
</linearGradient>
<radialGradient id="lamp" cx=".26" cy=".12" r=".8">
<stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
</radialGradient>
</defs>
<rect ${whole} fill="url(#wall)"/>${horizon === null ? "" : ground}<rect ${whole} fill="url(#lamp)"/>`;
}

// No two operations have the same pixels for input: remembering their results only costs memory.
sharp.cache(false);

/** A drawing as large as the canvas, or one thing's pixels. */
type Sheet = { readonly drawing: string } | { readonly layer: Layer };

function svg({ width, height }: ImageRecipe, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
}

/** Everything before the room, from back to front; forms that follow each other share a drawing. */
async function sheetsOf(recipe: ImageRecipe): Promise<readonly [ground: string, ...above: Sheet[]]> {
  let ground = backdrop(recipe);
  const above: Sheet[] = [];
  for (const [index, element] of recipe.elements.entries()) {
    if (element.kind === "item") {
      const layers = await layersOfItem(element, recipe);
      above.push(...layers.map((layer) => ({ layer })));
      continue;
    }
    const form = renderForm(element, recipe, `form-${index}`);
    const last = above.at(-1);
    if (last === undefined) ground += form;
    else if ("drawing" in last) above.splice(-1, 1, { drawing: last.drawing + form });
    else above.push({ drawing: form });
  }
  return [ground, ...above];
}

function overlay(sheet: Sheet, recipe: ImageRecipe): readonly OverlayOptions[] {
  if ("drawing" in sheet) return [{ input: svg(recipe, sheet.drawing), left: 0, top: 0 }];
  const layer = clip(sheet.layer, recipe);
  if (layer === null) return [];
  const { pixels, width, height, left, top } = layer;
  return [{ input: pixels, raw: { width, height, channels: 4 }, left, top }];
}

/**
 * Composes an image; equal recipes give equal bytes.
 *
 * @returns a WebP file
 * @throws {Error} when the recipe names artwork that does not exist
 */
export async function composeImage(recipe: ImageRecipe): Promise<Buffer> {
  const [ground, ...above] = await sheetsOf(recipe);
  return sharp(svg(recipe, ground))
    .composite(above.flatMap((sheet) => overlay(sheet, recipe)))
    .removeAlpha()
    .webp({ quality: recipe.quality, smartSubsample: recipe.quality >= 90 })
    .toBuffer();
}
