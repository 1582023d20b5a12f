import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const cards = style({
  display: "grid",
  gap: space[3],
  marginTop: space[4],
  color: color.text,
  vars: { "--coupon-ground": color.surfacePanel },
});
export const hint = style({ marginTop: space[4], fontSize: size[13], lineHeight: lead[13] });
