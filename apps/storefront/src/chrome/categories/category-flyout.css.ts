import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

/** Beside the panel, up to the end of the column. */
export const flyout = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: `calc(${layout.categories} + ${space[2]})`,
  zIndex: vars.layer.menu,
  width: `min(972px, 100vw - ${layout.categories} - ${space[2]} - 2 * ${layout.gutterPhone})`,
  height: layout.categoriesHeight,
  padding: `${space[5]} 28px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[3],
  overflowY: "auto",
  overscrollBehavior: "contain",
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@starting-style": { opacity: 0 },
});
/**
 * Covers the gap between the list and the fly-out, so that a pointer that crosses it does not leave. It is an element
 * of its own because the fly-out scrolls and clips what lies outside of it.
 */
export const bridge = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: layout.categories,
  width: space[2],
  height: layout.categoriesHeight,
});
export const group = style({
  selectors: {
    "& + &": {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${color.lineSoft}`,
    },
  },
});
export const heading = style({ marginBlockEnd: 10, fontWeight: vars.weight.strong });
export const headingLink = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const leaves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: `${space[2]} ${space[3]}`,
});
export const leaf = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 44,
  borderRadius: radius[2],
  fontSize: vars.size[13],
  color: color.textSoft,
});
export const image = style({
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius[2],
  background: color.surfaceSunken,
  objectFit: "cover",
});
globalStyle(`${flyout} a:hover`, { color: color.text, textDecoration: "underline", textUnderlineOffset: "3px" });
