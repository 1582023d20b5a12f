import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
  marginBlockStart: space[16],
  "@media": { [media.phone]: { gap: space[10], marginBlockStart: space[10] } },
});
export const twin = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[5],
  selectors: { "&:empty": { display: "none" }, "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** Advertisements between other blocks, beside each other where there is room. */
export const strips = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 380px), 1fr))",
  gap: space[5],
});
