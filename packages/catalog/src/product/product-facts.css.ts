import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // Each fact has a separator on its left; where a fact begins a line, the separator hangs out and is clipped.
  marginLeft: `calc(-1 * ${space[3]} - 1px)`,
  clipPath: `inset(0 0 0 calc(${space[3]} + 1px))`,
  rowGap: space[1],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${facts} > *`, { paddingInline: space[3], borderLeft: `1px solid ${color.line}` });
export const jump = style({
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecoration: "underline" } } },
});
