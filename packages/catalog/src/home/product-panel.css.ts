import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const panel = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[4] } },
});

/** The lines fill the panel, as high as the one beside it. */
export const ranking = style({ display: "grid", gridAutoRows: "1fr", flex: 1 });
export const large = style({});
globalStyle(`${large} > div`, { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
// The rows below the large ones.
globalStyle(`${large} + *`, { marginBlockStart: space[5] });
