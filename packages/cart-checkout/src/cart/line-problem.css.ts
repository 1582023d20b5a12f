import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const note = style({
  display: "flex",
  gap: 4,
  marginTop: 6,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const problem = style([note, { color: vars.color.danger }]);
export const scarce = style([note, { color: vars.color.warning }]);
