import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines, twoLines } from "../shared/clamp.css.ts";
import { focusX } from "../shared/banner-image.css.ts";
import { largeTitle } from "../shared/display-title.css.ts";

export { eyebrow } from "../shared/display-title.css.ts";

const { color, layout, size, lead, space } = vars;

/** The left column belongs to the category panel, which the chrome lays over it. */
export const hero = style({
  minHeight: layout.categoriesHeight,
  marginBlockStart: space[5],
  paddingInlineStart: `calc(${layout.categories} + ${space[5]})`,
  "@media": { [media.belowSmallDesktop]: { minHeight: 0, paddingInlineStart: 0 } },
});
export const banner = style({
  height: layout.categoriesHeight,
  "@media": { [media.phone]: { height: 460, background: color.brandTint } },
});
// On a phone the text stands above the image, which fades into the text's background.
globalStyle(`${banner} img`, {
  "@media": {
    [media.phone]: {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      height: "54%",
      objectPosition: `var(${focusX}, 84%) 100%`,
      maskImage: "linear-gradient(transparent, currentcolor 22%)",
    },
  },
});
export const copy = style({
  position: "absolute",
  inset: `0 auto 44px ${space[14]}`,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[3],
  width: "42%",
  "@media": {
    [media.belowDesktop]: { insetInlineStart: space[10], width: "48%" },
    [media.phone]: {
      insetInlineStart: space[5],
      insetBlockStart: space[6],
      justifyContent: "flex-start",
      width: "88%",
      gap: space[2],
    },
  },
});
export const title = style([
  threeLines,
  largeTitle,
  {
    "@media": {
      // Beside the image there is less room; on a phone the text stands above it.
      [media.belowSmallDesktop]: { fontSize: size[32], lineHeight: lead[32] },
      [media.phone]: { fontSize: size[44], lineHeight: lead[44] },
    },
  },
]);
export const line = style([
  twoLines,
  { marginBlockEnd: space[2], color: color.textSoft, fontSize: size[16], lineHeight: lead[16] },
]);

globalStyle(`${copy} > p:empty`, { display: "none" });
