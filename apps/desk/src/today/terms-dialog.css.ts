import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const termFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: vars.space[3],
});
