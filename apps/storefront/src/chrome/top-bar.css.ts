import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const strip = style({
  background: vars.color.surfaceSunken,
  color: vars.color.textSoft,
  fontSize: vars.size[12],
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[5],
  minHeight: vars.layout.barTop,
});
