import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const countdown = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { gap: 3, fontSize: vars.size[12] } },
});
/** As a part of the text around it. */
export const inText = style({
  display: "inline-flex",
  gap: ".25em",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const digits = style({ whiteSpace: "nowrap" });
const box = style({
  display: "grid",
  placeItems: "center",
  minWidth: 28,
  height: 28,
  paddingInline: 5,
  borderRadius: 6,
  "@media": { [media.phone]: { minWidth: 24, height: 24 } },
});
export const boxes = styleVariants({
  ink: [box, { background: vars.color.surfaceInverse, color: vars.color.textOnInverse }],
  onBrand: [box, { background: vars.color.surfacePanel, color: vars.color.danger }],
  text: {},
});
