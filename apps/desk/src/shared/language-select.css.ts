import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const select = style({
  height: vars.layout.controlSmall,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  background: vars.color.surfacePanel,
  fontSize: vars.size[13],
});
