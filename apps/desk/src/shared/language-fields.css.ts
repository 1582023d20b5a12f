import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const legend = style({ marginBlockEnd: space[2], fontWeight: vars.weight.strong });
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: space[3],
});
/** Of texts that need more room than a name. */
export const wideFields = style([fields, { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))" }]);
export const missing = style({
  color: vars.color.warning,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  overflowWrap: "anywhere",
});
