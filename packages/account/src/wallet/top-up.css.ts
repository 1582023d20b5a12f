import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const form = style({ display: "grid", gap: space[4] });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const panel = style({
  display: "grid",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  "@media": { [media.phone]: { padding: space[4] } },
});
export const due = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[4]}` });
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: space[3] });
