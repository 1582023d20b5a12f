import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const notice = style({
  marginTop: vars.space[5],
  padding: "12px 14px",
  border: `1px solid ${color.infoLine}`,
  borderRadius: vars.radius[2],
  background: color.infoTint,
  color: color.info,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
