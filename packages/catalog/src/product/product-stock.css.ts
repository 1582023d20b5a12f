import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const stock = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  marginTop: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  "::before": { content: '""', width: 8, height: 8, borderRadius: vars.radius.full, background: "currentColor" },
});
export const states = styleVariants({
  some: { color: color.success },
  few: { color: color.warning },
  none: { color: color.textMute },
});
