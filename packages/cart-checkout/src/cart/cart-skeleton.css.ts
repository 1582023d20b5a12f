import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  padding: vars.space[5],
  "@media": { [media.phone]: { padding: 14 } },
});
