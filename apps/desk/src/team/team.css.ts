import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const password = style({
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.color.surfaceTint,
  fontFamily: vars.font.mono,
  fontSize: vars.size[18],
  lineHeight: vars.lead[18],
  userSelect: "all",
});
