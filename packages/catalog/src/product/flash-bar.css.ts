import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  padding: `10px ${space[5]}`,
  borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
  background: color.brand,
  color: color.textOnBrand,
  fontWeight: vars.weight.strong,
});
export const ends = style({ marginLeft: "auto", fontSize: vars.size[12], fontWeight: vars.weight.regular });
