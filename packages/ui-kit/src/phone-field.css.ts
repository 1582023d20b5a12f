import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export const country = style({
  flex: "none",
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.textSoft,
  lineHeight: vars.lead[13],
});
