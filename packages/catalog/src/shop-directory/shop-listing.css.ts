import { vars, focusRing, media } from "@plaza/ui-kit/theme";
import { style, globalStyle } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

const { color, radius, size, lead, space } = vars;

export const listing = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });
export const pages = style({
  justifySelf: "center",
  marginBlockStart: vars.space[6],
  selectors: { "&:empty": { display: "none" } },
});

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.layout.gutter,
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] },
  },
});
export const card = style({
  position: "relative",
  minWidth: 0,
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
  background: color.surfacePanel,
  selectors: { "&:has(a[data-shop]:focus-visible)": focusRing },
});
export const frame = style({
  overflow: "hidden",
  aspectRatio: "16 / 9",
  background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.brand})`,
});
export const cover = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
});
globalStyle(`${card}:hover ${cover}`, {
  "@media": { [`${media.hover} and (prefers-reduced-motion: no-preference)`]: { transform: "scale(1.04)" } },
});
export const body = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "flex-start",
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[3]}`,
});
export const texts = style({ minWidth: 0 });
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
  fontSize: size[14],
  lineHeight: lead[14],
});
/** Reaches over the whole card, which shows its focus; the products lie above it. */
export const link = style([
  twoLines,
  {
    fontWeight: vars.weight.strong,
    "::after": { content: '""', position: "absolute", inset: 0 },
    ":focus-visible": { outline: "none", boxShadow: "none" },
  },
]);
globalStyle(`${card}:hover ${link}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  marginBlockStart: 2,
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
});
globalStyle(`${line}:empty`, { display: "none" });
/** Over the picture, and so nothing moves when the button arrives. */
export const follow = style({ position: "absolute", insetBlockStart: space[3], insetInlineEnd: space[3] });
export const picks = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[2],
  padding: `0 ${space[4]} ${space[4]}`,
});
globalStyle(`${picks}:empty`, { display: "none" });
export const pick = style({
  display: "block",
  overflow: "hidden",
  aspectRatio: "1",
  borderRadius: radius[2],
  background: color.surfaceSunken,
});
globalStyle(`${pick} > *`, { width: "100%", height: "100%", objectFit: "cover" });
