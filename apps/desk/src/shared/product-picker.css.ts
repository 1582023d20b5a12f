import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const pickables = style({
  display: "grid",
  gap: vars.space[2],
  maxHeight: "min(320px, 50dvh)",
  overflowY: "auto",
});
export const pickable = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingInlineEnd: vars.space[1],
});
export const pickableText = style({ flex: "1 1 auto", minWidth: 0 });
