import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const answer = style({
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surfaceTint,
});
export const narrowing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 440px) minmax(120px, 180px)",
  alignItems: "end",
  gap: vars.space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
