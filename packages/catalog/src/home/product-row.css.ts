import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

const { color, size, lead, space } = vars;

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 14,
  paddingBlock: space[3],
  borderRadius: vars.radius[2],
  "@media": { [media.phone]: { gridTemplateColumns: "64px minmax(0, 1fr) auto", gap: 10 } },
  selectors: { "&:has(a:focus-visible)": focusRing },
});
export const ranked = style({
  height: "100%",
  gridTemplateColumns: "34px 72px minmax(0, 1fr) auto",
  "@media": { [media.phone]: { gridTemplateColumns: "22px 64px minmax(0, 1fr) auto" } },
});
globalStyle(`li + li > ${row}, ${row} + ${row}`, { borderBlockStart: `1px solid ${color.lineSoft}` });
export const rank = style({
  fontFamily: vars.font.display,
  fontSize: size[24],
  lineHeight: lead[24],
  fontWeight: vars.weight.strong,
  textAlign: "center",
});
export const image = style({
  overflow: "hidden",
  aspectRatio: "1",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});
globalStyle(`${image} > *`, { width: "100%", height: "100%", objectFit: "cover" });
export const name = style([twoLines, { fontSize: size[14], lineHeight: lead[14], fontWeight: vars.weight.regular }]);
/** Reaches over the whole row, which shows its focus. */
export const link = style({
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
globalStyle(`${row}:hover ${link}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
  marginBlockStart: 2,
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
});
export const price = style({ display: "grid", justifyItems: "end" });
