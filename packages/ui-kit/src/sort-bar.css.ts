import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.phone]: { justifyContent: "space-between", marginInline: -8 } },
});
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: 32,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  selectors: {
    "&[aria-current]": { background: color.surfaceSunken, color: color.text, fontWeight: vars.weight.strong },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: color.surfaceSunken, color: color.text } } },
    [media.phone]: { minHeight: 44, paddingInline: vars.space[2] },
  },
});
