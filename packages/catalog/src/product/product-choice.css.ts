import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "580px minmax(0, 1fr)",
  alignItems: "start",
  gap: 60,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[10] },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
  },
});
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" };
export const text = style({ ...column, gap: space[5], minWidth: 0 });
export const heading = style({ ...column, gap: space[2] });
export const name = style({
  fontSize: size[32],
  lineHeight: lead[32],
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.display,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  "@media": { [media.belowDesktop]: { fontSize: size[24], lineHeight: lead[24] } },
});
export const tagline = style({ color: color.textSoft });
/** The name of an option. */
export const quiet = style({ flex: "none", color: color.textMute, fontSize: size[13], lineHeight: lead[13] });
