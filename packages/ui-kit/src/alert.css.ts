import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color } = vars;

export const alert = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 10,
  padding: "12px 14px",
  border: "1px solid",
  borderRadius: vars.radius[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const kinds = styleVariants({
  info: { background: color.infoTint, borderColor: color.infoLine, color: color.info },
  success: { background: color.successTint, borderColor: color.successLine, color: color.success },
  warning: { background: color.warningTint, borderColor: color.warningLine, color: color.warning },
  danger: { background: color.dangerTint, borderColor: color.dangerLine, color: color.danger },
});
export const text = style({ flex: "1 1 180px", minWidth: 0 });
export const title = style({ fontWeight: vars.weight.strong });
