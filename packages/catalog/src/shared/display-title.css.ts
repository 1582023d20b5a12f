import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The title of a page of the catalogue. */
export const displayTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
/** The same where it is the largest of its page. */
export const largeTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[44],
  lineHeight: vars.lead[44],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
  textWrap: "balance",
});
/** Above the title of a banner. */
export const eyebrow = style({
  color: vars.color.textBrand,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.caps,
});
/** Above the title of an article: what it belongs to. */
export const topic = style({
  color: vars.color.textBrand,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.caps,
});
