import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const aside = style({ minWidth: 0 });
export const title = style({
  marginBottom: vars.space[5],
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
globalStyle(`${aside} > div`, {
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // One row that scrolls, as on a phone, because five products do not fill two rows of three.
    [media.tablet]: {
      gridTemplateColumns: "none",
      gridTemplateRows: "repeat(4, auto)",
      gridAutoFlow: "column",
      gridAutoColumns: 190,
      paddingBlock: 4,
      overflowX: "auto",
      scrollbarWidth: "none",
    },
  },
});
