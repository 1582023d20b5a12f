import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});
globalStyle(`${mark} > img, ${mark} > picture > img`, { width: "100%", height: "100%", objectFit: "cover" });

function box(size: number, fontSize: number, borderRadius: string) {
  return { width: size, height: size, fontSize, borderRadius };
}
export const sizes = styleVariants({
  24: box(24, 12, "6px"),
  44: box(44, 20, vars.radius[3]),
  56: box(56, 26, vars.radius[3]),
  64: box(64, 30, vars.radius[4]),
});
export const tones = styleVariants(vars.tone, (background) => ({ background }));
