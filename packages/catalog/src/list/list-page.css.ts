import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";
import { displayTitle } from "../shared/display-title.css.ts";

const { size, lead, space } = vars;

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[5],
});
export const title = style([threeLines, displayTitle]);
export const count = style({ color: vars.color.textMute, fontSize: size[14], lineHeight: lead[14] });

/** Below heading and count. */
export const corrected = style({
  flexBasis: "100%",
  fontSize: size[16],
  lineHeight: lead[16],
});

/** Facets beside the list where there are some, else all of it below one another. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [`not all and ${media.belowSmallDesktop}`]: {
      selectors: {
        "&:has(> aside)": {
          gridTemplateColumns: `200px minmax(0, 1fr)`,
          gridTemplateRows: "auto auto auto 1fr",
          columnGap: space[10],
        },
      },
    },
    [media.belowSmallDesktop]: {
      selectors: { "&:has(> aside)": { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space[3] } },
    },
  },
});
globalStyle(`${body} > aside`, {
  "@media": { [`not all and ${media.belowSmallDesktop}`]: { gridRow: "1 / span 4" } },
});
/** Beside the button of a phone the orders stay in one line. */
globalStyle(`${body} > aside + fieldset`, {
  "@media": { [media.phone]: { flexWrap: "nowrap", overflowX: "auto", whiteSpace: "nowrap", scrollbarWidth: "none" } },
});
globalStyle(`${body} > :is(aside:has(> [open]), aside ~ :not(fieldset))`, {
  "@media": { [media.belowSmallDesktop]: { gridColumn: "1 / -1" } },
});
