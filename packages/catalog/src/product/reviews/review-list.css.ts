import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Two columns, each read downwards. The cards carry the gaps below them, so the last of each column has one, too. */
export const cards = style({
  columns: 2,
  columnGap: space[5],
  "@media": { [media.phone]: { columns: 1 } },
});
export const otherLanguages = style({
  paddingBlock: `${space[4]} ${space[3]}`,
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const pager = style({ marginBlockStart: space[3] });
