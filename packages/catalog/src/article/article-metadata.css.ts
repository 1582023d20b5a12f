import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const attributes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
});
/** The dot never stands at the end of a line. */
export const line = style({ display: "inline-flex", gap: vars.space[2] });
