import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, size, space } = vars;

/** Sections are scrolled to with room above them. */
export const text = style({ maxWidth: vars.layout.contentText });
globalStyle(`${text} h2`, { scrollMarginBlockStart: space[6], outline: "none" });
globalStyle(`${text} > div > p:first-child`, {
  fontSize: size[18],
  lineHeight: "30px",
  "@media": { [media.phone]: { fontSize: size[16], lineHeight: "28px" } },
});
globalStyle(`${text} blockquote`, {
  paddingInlineStart: space[6],
  borderInlineStart: `2px solid ${color.brand}`,
  fontFamily: vars.font.display,
  fontSize: size[20],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
});
export const contents = style({
  display: "grid",
  gap: space[1],
  marginBlockEnd: space[8],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const contentsTitle = style({ fontWeight: vars.weight.strong });
export const list = style({ display: "grid", justifyItems: "start" });
export const entry = style({
  minHeight: vars.layout.controlSmall,
  color: color.textSoft,
  textAlign: "start",
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "4px" } },
    [media.phone]: { minHeight: vars.layout.touch },
  },
});
