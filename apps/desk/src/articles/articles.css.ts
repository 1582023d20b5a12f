import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) repeat(3, minmax(0, 1fr))",
  alignItems: "end",
  gap: space[4],
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
/** Two texts beside each other, where there is room. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const group = style({ display: "grid", gap: space[5] });
