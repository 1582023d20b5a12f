import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  paddingTop: space[8],
  "@media": { [media.phone]: { gap: space[10], paddingTop: space[5] } },
});
