import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  alignItems: "start",
  gap: `${space[4]} ${space[6]}`,
  marginBlockEnd: space[6],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** The chips stand in the middle of the field's height. */
export const trades = style({ "@media": { [`not all and ${media.belowSmallDesktop}`]: { paddingBlockStart: 6 } } });
/** Below the title on a tablet, before the chips. */
export const search = style({ "@media": { [media.belowSmallDesktop]: { order: -1 } } });
