import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export const rating = style({ display: "inline-flex", alignItems: "center", gap: 6 });
export const stars = style({ width: "auto", color: vars.color.rating });
globalStyle(`${stars} path`, {
  fill: "currentcolor",
  stroke: "currentcolor",
  strokeWidth: 1.5,
});
export const missing = style({ color: vars.color.ratingEmpty });
export const number = style({
  color: vars.color.ratingText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
