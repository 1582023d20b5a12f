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
export const ends = style({ marginInlineStart: "auto", fontSize: vars.size[12], fontWeight: vars.weight.regular });

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});
/** Without rounded corners at the top, where the flash bar joins it. */
export const flash = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: `0 0 ${vars.radius[3]} ${vars.radius[3]}`,
  background: color.brandTint,
});
export const member = style({ color: color.priceBetter, fontSize: vars.size[13], fontWeight: vars.weight.strong });
