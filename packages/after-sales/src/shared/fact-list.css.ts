import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const list = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const row = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] });
export const label = style({ flex: "none", maxWidth: "45%", color: color.textMute });
export const value = style({
  minWidth: 0,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "pre-line",
});
