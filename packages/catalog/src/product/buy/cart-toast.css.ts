import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const toCart = style({
  marginInlineStart: vars.space[3],
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  borderRadius: vars.radius[1],
  ":focus-visible": { outlineColor: vars.color.textOnInverse, boxShadow: "none" },
});
