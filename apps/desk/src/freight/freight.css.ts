import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** The fields of a row of a template. */
export const ruleFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))",
  gap: space[3],
});
export const rule = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.lineSoft}`,
  borderRadius: vars.radius[3],
});
export const legend = style({ fontSize: vars.size[13], lineHeight: vars.lead[13], fontWeight: vars.weight.strong });
