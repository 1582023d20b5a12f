import { media } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "./product-panel.css.ts";

export const flashSale = style([panel]);
/** A row of five on a desktop, two rows of three on a tablet. */
globalStyle(`${flashSale} article:nth-of-type(6)`, {
  display: "none",
  "@media": { [media.belowSmallDesktop]: { display: "grid" } },
});
