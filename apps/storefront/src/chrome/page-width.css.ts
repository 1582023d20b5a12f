import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The side bar, 4 px from the edge and from the column. */
export const besideRail = `calc(${vars.layout.rail} + 8px)`;
/** The centred column that every part of the chrome, and every page, lies in. */
export const pageWidth = style({
  width: `min(${vars.layout.content}, 100% - 2 * ${vars.layout.gutterPhone})`,
  marginInline: "auto",
  // Where a scrollbar takes its part of 1280 px, the side bar keeps its own beside the column.
  "@media": { [media.desktop]: { width: `min(${vars.layout.content}, 100% - 2 * ${besideRail})` } },
});
