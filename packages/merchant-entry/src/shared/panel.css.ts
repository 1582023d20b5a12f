import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  paddingBlock: `${space[4]} ${space[10]}`,
});
export const panel = style({
  minWidth: 0,
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[4] } },
});
/** The one sentence of a screen. */
export const sentence = style({
  fontFamily: vars.font.display,
  fontSize: size[32],
  lineHeight: lead[32],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
  "@media": { [media.phone]: { fontSize: size[24], lineHeight: lead[24] } },
});
