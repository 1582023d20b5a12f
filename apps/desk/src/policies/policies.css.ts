import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Two texts beside each other, where there is room. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
