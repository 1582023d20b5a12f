import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const panel = style({ width: 440, maxWidth: "100%", padding: space[4] });
export const title = style({ fontSize: size[16], lineHeight: lead[16], fontWeight: 600 });
export const cards = style({
  display: "grid",
  gap: space[3],
  marginBlockStart: space[3],
  vars: { "--coupon-ground": color.surfacePanel },
});
export const hint = style({
  marginBlockStart: space[3],
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
});
