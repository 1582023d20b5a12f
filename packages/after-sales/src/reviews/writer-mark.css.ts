import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: vars.radius.full,
  background: vars.tone.home,
  color: vars.color.text,
  objectFit: "cover",
  fontWeight: vars.weight.strong,
});
