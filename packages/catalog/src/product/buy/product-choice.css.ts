import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, lead, size, space } = vars;

/** Sticks to the top of the window. Its ground and its two lines reach beyond the page's width to both edges. */
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[6],
  minHeight: layout.barTabs,
  marginBlockStart: space[14],
  border: `1px solid ${color.line}`,
  borderImage: `conic-gradient(${color.line} 0 0) 1 / 1px 0 / 0 100vmax`,
  background: color.surfacePage,
  boxShadow: `0 0 0 100vmax ${color.surfacePage}`,
  clipPath: "inset(0 -100vmax)",
  "@media": { [media.phone]: { minHeight: 48, marginBlockStart: space[8] }, "(scripting: none)": { display: "none" } },
});
// What is scrolled to or gets the focus stands below the bar, also when pictures above it arrive and push it.
globalStyle(`:root:has(${bar})`, {
  "@media": { "(scripting: enabled)": { scrollPaddingBlockStart: `calc(${layout.barTabs} + ${space[6]})` } },
});
/** What would be bought, once the large buttons are out of sight. On phones they stand in the bar at the bottom. */
export const purchase = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minWidth: 0,
  fontSize: size[13],
  lineHeight: lead[13],
  "@media": { [media.phone]: { display: "none" } },
});
globalStyle(`${purchase} > :first-child`, { flex: "none", width: 40, borderRadius: vars.radius[2] });
export const variant = style({
  display: "block",
  maxWidth: 260,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const ratingLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // Each fact has a separator on its left; where a fact begins a line, the separator hangs out and is clipped.
  marginInlineStart: `calc(-1 * ${space[3]} - 1px)`,
  clipPath: `inset(0 0 0 calc(${space[3]} + 1px))`,
  rowGap: space[1],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${ratingLine} > *`, { paddingInline: space[3], borderInlineStart: `1px solid ${color.line}` });
export const jump = style({
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecoration: "underline" } } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "580px minmax(0, 1fr)",
  alignItems: "start",
  gap: 60,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[10] },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
  },
});
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" };
export const text = style({ ...column, gap: space[5], minWidth: 0 });
export const heading = style({ ...column, gap: space[2] });
export const name = style({
  fontSize: size[32],
  lineHeight: lead[32],
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.display,
  textWrap: "pretty",
  "@media": { [media.belowDesktop]: { fontSize: size[24], lineHeight: lead[24] } },
});
export const tagline = style({ color: color.textSoft });
/** The name of an option. */
export const quiet = style({ flex: "none", color: color.textMute, fontSize: size[13], lineHeight: lead[13] });
