import { media, vars } from "./theme.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const richText = style({
  maxWidth: vars.layout.contentText,
  fontSize: vars.size[16],
  lineHeight: "28px",
});

globalStyle(`${richText} > * + *`, { marginBlockStart: vars.space[4] });
globalStyle(`${richText} :is(h1, h2, h3, h4)`, {
  marginBlockStart: vars.space[8],
  fontSize: vars.size[20],
  lineHeight: vars.lead[20],
  fontWeight: vars.weight.strong,
});
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: vars.space[6], listStyle: "revert" });
globalStyle(`${richText} :is(img, [data-image])`, {
  borderRadius: vars.radius[3],
  background: vars.color.surfaceSunken,
});
// Four lines high, whatever is written in it: the page does not depend on how long a description is.
globalStyle(`${richText} [data-image]`, {
  display: "block",
  height: `calc(${vars.space[6]} + 4 * ${vars.lead[14]})`,
  padding: `${vars.space[6]} ${vars.space[4]} 0`,
  overflow: "hidden",
  color: vars.color.textSoft,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  textAlign: "center",
});
globalStyle(`${richText} [data-image] > b`, { display: "block", fontWeight: vars.weight.regular });
globalStyle(`${richText} a`, { textDecoration: "underline", textUnderlineOffset: "3px" });
globalStyle(`${richText} table`, {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
});
globalStyle(`${richText} :is(th, td)`, {
  padding: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: "start",
  verticalAlign: "top",
});
// On a phone a table must get along with the width: one that scrolls would have to be reachable by keyboard.
globalStyle(`${richText} :is(th, td)`, {
  "@media": {
    [media.phone]: {
      paddingInline: vars.space[1],
      fontSize: vars.size[13],
      lineHeight: vars.lead[13],
      hyphens: "auto",
    },
  },
});
globalStyle(`${richText} th`, { width: "30%", color: vars.color.textMute, fontWeight: vars.weight.regular });
