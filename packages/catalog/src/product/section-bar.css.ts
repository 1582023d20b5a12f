import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, size, lead, space } = vars;

/** Sticks to the top of the window. Its ground and its two lines reach beyond the page's width to both edges. */
export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[6],
  minHeight: layout.barTabs,
  marginTop: space[14],
  border: `1px solid ${color.line}`,
  borderImage: `conic-gradient(${color.line} 0 0) 1 / 1px 0 / 0 100vmax`,
  background: color.surfacePage,
  boxShadow: `0 0 0 100vmax ${color.surfacePage}`,
  clipPath: "inset(0 -100vmax)",
  "@media": { [media.phone]: { minHeight: 48, marginTop: space[8] }, "(scripting: none)": { display: "none" } },
});
// What is scrolled to or gets the focus stands below the bar, also when pictures above it arrive and push it.
globalStyle(`:root:has(${bar})`, {
  "@media": { "(scripting: enabled)": { scrollPaddingTop: `calc(${layout.barTabs} + ${space[6]})` } },
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
