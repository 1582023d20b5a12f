import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const cartLink = style({
  display: "grid",
  justifyItems: "center",
  gap: 2,
  minWidth: vars.layout.touch,
  minHeight: vars.layout.touch,
  alignContent: "center",
  color: vars.color.textSoft,
  fontSize: vars.size[11],
  lineHeight: "14px",
});
