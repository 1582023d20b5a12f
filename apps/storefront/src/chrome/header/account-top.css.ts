import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfacePanel,
  color: vars.color.textSoft,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[5],
  minHeight: vars.layout.barHeader,
  "@media": { [media.phone]: { minHeight: 64 } },
});
