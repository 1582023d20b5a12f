import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const tab = style({ fontSize: vars.size[16], lineHeight: vars.lead[16] });
export const panel = style({ marginBlockStart: vars.space[5] });
/** The box and the link on one line, as long as there is room. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
