import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export const count = style({
  display: "inline-block",
  flex: "none",
  minWidth: 18,
  paddingInline: 5,
  borderRadius: 9,
  background: vars.color.brand,
  color: vars.color.textOnBrand,
  fontSize: vars.size[11],
  lineHeight: "18px",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  // Two figures are one number.
  whiteSpace: "nowrap",
});
/** 16 px, on the corner of an icon. */
export const corner = style({
  position: "absolute",
  insetBlockStart: -8,
  insetInlineStart: "60%",
  minWidth: 16,
  paddingInline: 4,
  lineHeight: "16px",
});
