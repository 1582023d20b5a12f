import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color } = vars;

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 20,
  paddingInline: 6,
  borderRadius: vars.radius[1],
  fontSize: vars.size[11],
  lineHeight: vars.lead[11],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  // One line, and no longer than what it stands in, whatever a merchant writes.
  maxWidth: "100%",
  overflow: "hidden",
  whiteSpace: "nowrap",
  verticalAlign: "middle",
  // A tag in a heading or beside a price keeps its own letters.
  fontFamily: vars.font.sans,
  letterSpacing: "normal",
});
export const kinds = styleVariants({
  own: { background: color.surfaceInverse, color: color.textOnInverse },
  flash: { background: color.brand, color: color.textOnBrand },
  saving: { background: color.saving, color: color.savingText },
  fresh: { background: color.surfaceSunken, color: color.textSoft },
  neutral: { background: color.surfaceSunken, color: color.textSoft },
  success: { background: color.successTint, color: color.success },
  warning: { background: color.warningTint, color: color.warning },
  info: { background: color.infoTint, color: color.info },
  danger: { background: color.dangerTint, color: color.danger },
  rating: { background: color.ratingTint, color: color.ratingText },
});
