import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space, size, lead } = vars;

export const stuck = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surfaceTint,
});
export const title = style({ fontSize: size[13], lineHeight: lead[13], fontWeight: vars.weight.strong });
export const hours = style({ color: vars.color.textSoft, fontSize: size[12], lineHeight: lead[12] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2], marginTop: space[2] });
