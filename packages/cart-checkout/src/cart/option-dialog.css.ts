import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  marginBlock: vars.space[2],
  color: vars.color.text,
});
export const image = style({ width: 72 });
