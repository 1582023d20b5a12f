import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color, space } = vars;

export const list = style({
  display: "grid",
  gap: 6,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const row = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] });
export const label = style({ color: color.textSoft });
const value = style({
  flex: "none",
  maxWidth: "70%",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
export const values = styleVariants({ usual: [value], saving: [value, { color: color.priceBetter }] });
/** The sum below a line. */
export const total = style({
  marginBlockStart: 6,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const subtotal = style({ fontWeight: vars.weight.strong });
export const strong = style({ color: color.text });
