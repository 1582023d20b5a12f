import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const problem = style({
  marginBlockStart: vars.space[3],
  color: vars.color.danger,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
