import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color } = vars;

const status = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
  "::before": {
    content: '""',
    flex: "none",
    width: 7,
    height: 7,
    borderRadius: "50%",
    background: "currentColor",
  },
});
export const tones = styleVariants({
  brand: [status, { color: color.textBrand }],
  warning: [status, { color: color.warning }],
  info: [status, { color: color.info }],
  success: [status, { color: color.success }],
  mute: [status, { color: color.textMute }],
});
