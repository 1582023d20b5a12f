import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const scan = style({ display: "grid", justifyItems: "center", gap: vars.space[3], textAlign: "center" });
export const code = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  imageRendering: "pixelated",
});
