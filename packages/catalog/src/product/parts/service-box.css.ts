import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const box = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const title = style({ fontWeight: vars.weight.strong });
