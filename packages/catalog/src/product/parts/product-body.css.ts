import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space, size, lead } = vars;

export const section = style({ marginBlockStart: space[10], outline: "none" });
/** What the section says stands beside its title, and on tablets and phones below it. */
export const split = style([
  section,
  {
    display: "grid",
    gridTemplateColumns: "300px minmax(0, 1fr)",
    columnGap: space[10],
    "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
export const title = style({
  marginBlockEnd: space[4],
  fontSize: size[20],
  lineHeight: lead[20],
  fontWeight: vars.weight.strong,
});
export const nothing = style({ color: vars.color.textMute });
