import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, lead, size, space } = vars;

export const readers = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const buttons = style({ display: "flex", alignItems: "center", gap: space[2], marginInlineStart: "auto" });
export const count = style({
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
  fontVariantNumeric: "tabular-nums",
});
