import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const score = style({ fontVariantNumeric: "tabular-nums" });
export const average = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  fontSize: 44,
  lineHeight: "48px",
  fontWeight: vars.weight.bold,
  letterSpacing: "-.02em",
});
export const positive = style({
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
