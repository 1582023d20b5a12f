import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const chosenProducts = style({ display: "grid", gap: space[2] });
export const chosen = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  fontSize: vars.size[13],
});
export const chosenName = style({ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });
export const wrong = style({ color: color.danger, fontSize: vars.size[13], lineHeight: vars.lead[13] });
