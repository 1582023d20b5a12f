import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  selectors: { "& + &": { borderTop: `1px solid ${color.lineSoft}` } },
});
export const option = style({
  marginTop: 2,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  overflowWrap: "anywhere",
});
export const wayOut = style({
  position: "relative",
  minHeight: 24,
  marginTop: 2,
  borderRadius: vars.radius[1],
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  // Enlarges the area that a finger can hit.
  "::after": { content: '""', position: "absolute", inset: "-10px" },
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecorationColor: "currentColor" } } },
});
export const price = style({
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
