import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const wrapper = style({ position: "relative", flex: "none" });
/** Over the whole image. */
export const button = style({
  position: "absolute",
  inset: 0,
  borderRadius: "50%",
});
export const camera = style({
  position: "absolute",
  insetInlineEnd: -4,
  insetBlockEnd: -4,
  display: "grid",
  placeItems: "center",
  width: 30,
  height: 30,
  border: `1px solid ${vars.color.line}`,
  borderRadius: "50%",
  background: vars.color.surfacePanel,
  color: vars.color.text,
});
