import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(168px, 1fr))",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr", gap: space[3] } },
});
export const figure = style({
  display: "grid",
  gap: space[1],
  height: "100%",
  padding: space[5],
  border: `1px solid ${color.lineSoft}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.hover]: { ":hover": { borderColor: color.lineStrong } }, [media.phone]: { padding: space[4] } },
});
globalStyle(`${figure} strong`, {
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const figureName = style({ color: color.textSoft, fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const chart = style({
  display: "flex",
  alignItems: "flex-end",
  gap: space[2],
  height: 160,
  marginBlockEnd: space[4],
  "@media": { [media.phone]: { gap: 3 } },
});
export const day = style({ flex: "1 1 0", display: "flex", alignItems: "flex-end", height: "100%", minWidth: 0 });
export const barLook = style({
  width: "100%",
  minHeight: 2,
  borderRadius: `${vars.radius[1]} ${vars.radius[1]} 0 0`,
  background: color.lineStrong,
});
export const todaysBar = style({ background: color.surfaceInverse });
export const sums = style({
  marginBlockStart: space[4],
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[8]}`,
  marginBlockEnd: space[5],
});
export const sum = style({ display: "grid", alignContent: "start" });
export const nothing = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const folded = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
globalStyle(`${folded} > summary`, { width: "fit-content", cursor: "pointer", color: color.textSoft });
/** Ninety bars stand close together. */
export const closeChart = style({ gap: 2, "@media": { [media.phone]: { gap: 1 } } });
