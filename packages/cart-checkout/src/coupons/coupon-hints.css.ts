import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const hints = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${space[1]} ${space[3]}`,
  whiteSpace: "normal",
});
export const hint = style({ display: "flex", alignItems: "center", gap: 6, color: color.textSoft });
export const validity = style({ color: color.textMute, "@media": { [media.phone]: { display: "none" } } });
/** The button with what belongs to it; at checkout it stands below the coupons, at their beginning. */
export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const problem = style({ color: color.danger });
globalStyle(`${problem}:empty`, { display: "none" });
