import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const answer = style({
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surfaceTint,
});
