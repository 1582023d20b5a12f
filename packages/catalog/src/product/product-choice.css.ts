import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "480px minmax(0, 1fr) 200px",
  alignItems: "start",
  gap: `${space[8]} ${space[10]}`,
  "@media": {
    [media.desktop]: { columnGap: 28 },
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[5] },
  },
});
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" };
export const middle = style({ ...column, gap: space[5], minWidth: 0 });
export const heading = style({ ...column, gap: space[2] });
export const name = style({
  fontSize: size[24],
  lineHeight: lead[24],
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const tagline = style({ color: color.textSoft });
/** The name of an option. */
export const quiet = style({ flex: "none", color: color.textMute, fontSize: size[13], lineHeight: lead[13] });
export const note = style({ color: color.textSoft, fontSize: size[13], lineHeight: lead[13] });
