import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Beside the button that closes the sheet. */
export const clear = style({
  position: "absolute",
  insetBlockStart: 6,
  insetInlineEnd: 64,
  minHeight: 44,
  color: color.textSoft,
});
/** What is in force, while the values are folded away. */
export const summary = style({
  marginInlineStart: "auto",
  overflow: "hidden",
  color: color.textSoft,
  fontWeight: vars.weight.regular,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** Stays in sight while the facets scroll below it. */
export const foot = style({
  position: "sticky",
  zIndex: 1,
  insetBlockEnd: 0,
  marginInline: `calc(-1 * ${space[6]})`,
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfacePanel,
});
globalStyle(`${foot} > *`, { width: "100%" });
