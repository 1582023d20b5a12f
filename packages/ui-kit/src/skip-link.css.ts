import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export const skipLink = style({
  position: "fixed",
  zIndex: vars.layer.progress,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  minHeight: 44,
  paddingInline: vars.space[5],
  borderRadius: vars.radius[2],
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontWeight: vars.weight.strong,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
