import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

/** Only scripts look for something. */
export const find = style({
  display: "flex",
  marginBlockEnd: space[2],
  "@media": { "(scripting: none)": { display: "none" } },
});
export const nothingFound = style({
  display: "block",
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
});
export const stars = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: 6 });
export const range = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: 14,
});
