import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const item = style({
  paddingBlock: space[3],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` },
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});
export const wayOut = style({
  position: "relative",
  minHeight: 24,
  marginBlockStart: 2,
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
