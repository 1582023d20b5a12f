import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "./product-panel.css.ts";

const { color, size, lead, space } = vars;

/** The clock and the day's sessions beside the products. */
export const flashSale = style([
  panel,
  {
    display: "grid",
    gridTemplateColumns: "208px minmax(0, 1fr)",
    gap: space[8],
    "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] } },
  },
]);
export const side = style({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: space[3] });
globalStyle(`${side} > :first-child`, { width: "100%", marginBlockEnd: 0 });
// The clock of a whole section.
globalStyle(`${side} [role="timer"] > [aria-hidden] > span`, { minWidth: 40, height: 40, fontSize: size[18] });
export const sessions = style({
  width: "100%",
  marginBlockStart: space[1],
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
export const entry = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlock: 7,
  borderBlockStart: `1px solid ${color.lineSoft}`,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[aria-current]": { color: color.text, fontWeight: vars.weight.strong } },
});
/** A row of four, of three on a tablet, two rows of two on a phone. */
globalStyle(`${flashSale} article:nth-of-type(4)`, { "@media": { [media.tablet]: { display: "none" } } });
