import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const qrCode = style({
  width: 200,
  height: 200,
  marginInline: "auto",
  borderRadius: vars.radius[1],
  // A dark theme that the browser forces must not invert the code.
  forcedColorAdjust: "none",
});
export const secret = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  fontFamily: vars.font.mono,
  fontSize: vars.size[13],
  lineHeight: vars.lead[16],
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  fontFamily: vars.font.mono,
  fontSize: vars.size[14],
  lineHeight: vars.lead[16],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const factor = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const factorText = style({ flex: "1 1 220px", minWidth: 0 });
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  selectors: {
    "&::before, &::after": { content: '""', flex: "1 1 0", borderBlockStart: `1px solid ${color.lineSoft}` },
  },
});
