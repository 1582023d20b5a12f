import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const price = style({
  // One run of text, so that a screen reader says one number.
  display: "inline-block",
  whiteSpace: "nowrap",
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-.01em",
});
export const tone = styleVariants({
  usual: { color: vars.color.price },
  better: { color: vars.color.priceBetter },
});
export const sizes = styleVariants({
  line: { fontSize: vars.size[14], lineHeight: vars.lead[14] },
  card: { fontSize: vars.size[18], lineHeight: vars.lead[18] },
  total: { fontSize: 24, lineHeight: "32px" },
  page: { fontSize: 32, lineHeight: "40px" },
});
/** On a line as high as the large digits' it would reach below them, by as much as the font decides. */
export const small = style({ fontSize: ".72em", fontWeight: vars.weight.strong, lineHeight: 1 });
export const sign = style({ marginInlineEnd: 1 });

export const currency = style({
  color: vars.color.textSoft,
  fontSize: vars.size[13],
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
});

export const was = style({
  color: vars.color.priceWas,
  fontSize: vars.size[13],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { fontSize: vars.size[12] } },
});
