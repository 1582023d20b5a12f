import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
const rule = style({ display: "flex", alignItems: "center", gap: 6 });
export const rules = styleVariants({
  met: [rule, { color: vars.color.success }],
  open: [rule, { color: vars.color.textMute }],
  wrong: [rule, { color: vars.color.danger }],
});
