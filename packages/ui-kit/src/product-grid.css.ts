import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

/** Cards carry the space between rows as padding, since a subgrid has no row gap of its own: the last row's is taken back. */
export const grid = style({
  display: "grid",
  columnGap: vars.layout.gutter,
  marginBlockEnd: `calc(-1 * ${vars.space[8]})`,
  "@media": { [media.phone]: { columnGap: vars.space[3] } },
});

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}
export const wide = styleVariants({ 3: 3, 4: 4, 5: 5 }, (count) => ({
  gridTemplateColumns: columns(count),
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: columns(3) },
    [media.phone]: { gridTemplateColumns: columns(2) },
  },
}));

/** On a phone one row that scrolls sideways; the last card in sight is cut, which says that there are more. */
export const row = style({
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridTemplateRows: "repeat(4, auto)",
      gridAutoColumns: 148,
      marginInline: `calc(-1 * ${vars.layout.gutterPhone})`,
      paddingInline: vars.layout.gutterPhone,
      paddingBlock: 4,
      marginBlockStart: -4,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x proximity",
      scrollPaddingInline: vars.layout.gutterPhone,
      scrollbarWidth: "none",
    },
  },
});
globalStyle(`${row} > *`, { scrollSnapAlign: "start" });
