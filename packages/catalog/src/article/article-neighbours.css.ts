import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const neighbours = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[6],
  marginTop: space[10],
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  fontSize: size[13],
  lineHeight: lead[13],
});
const side = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  flex: "0 1 auto",
  maxWidth: "50%",
  minHeight: vars.layout.touch,
  color: color.textSoft,
  overflowWrap: "anywhere",
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});
export const previous = style([side]);
export const next = style([side, { marginInlineStart: "auto", textAlign: "end" }]);
