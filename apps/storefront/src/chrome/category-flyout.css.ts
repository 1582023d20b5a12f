import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

export const flyout = style({
  position: "absolute",
  top: 0,
  left: `calc(${layout.categories} + ${space[2]})`,
  width: `min(972px, 100vw - ${layout.categories} - 48px)`,
  height: layout.categoriesHeight,
  padding: `${space[5]} 28px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[3],
  overflowY: "auto",
  zIndex: vars.layer.menu,
  "@media": { [media.phone]: { display: "none" } },
  // The way from the list to the fly-out crosses a gap, which belongs to it.
  "::before": { content: '""', position: "absolute", insetBlock: 0, left: `calc(-1 * ${space[2]})`, width: space[2] },
});
export const group = style({
  selectors: { "& + &": { marginTop: space[4], paddingTop: space[4], borderTop: `1px solid ${color.lineSoft}` } },
});
export const heading = style({ marginBottom: 10, fontSize: vars.size[14], fontWeight: vars.weight.strong });
export const leaves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: `${space[2]} ${space[3]}`,
});
export const leaf = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  fontSize: vars.size[13],
  color: color.textSoft,
});
export const picture = style({
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius[2],
  background: color.surfaceSunken,
});
globalStyle(`${flyout} a:hover`, { color: color.text, textDecoration: "underline", textUnderlineOffset: "3px" });
