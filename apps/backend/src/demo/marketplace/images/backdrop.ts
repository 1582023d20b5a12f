import type { ImageRecipe } from "@plaza/demo-marketplace/images";
import { hex } from "./colour.ts";
import { palettes } from "./palettes.ts";

/** SVG of the empty room: a wall lit from the upper left, and the floor it turns into without an edge. */
export function backdrop({ width, height, palette, horizon }: ImageRecipe): string {
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
