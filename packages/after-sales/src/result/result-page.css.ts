import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 600px)",
  justifyContent: "center",
  gap: space[6],
  paddingBlock: space[6],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlock: 0 } },
});
