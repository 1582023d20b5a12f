import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const narrow = style({ maxWidth: 640 });
export const sessions = style({ display: "grid" });
export const session = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const sessionText = style({ flex: "1 1 200px", minWidth: 0 });
