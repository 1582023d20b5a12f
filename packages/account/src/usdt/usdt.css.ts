import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const title = style({ marginBlockStart: space[2] });
export const progress = style({ marginBlock: space[5] });
export const form = style({ display: "grid", gap: space[4], maxWidth: vars.layout.dialogWide });
export const amounts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const actions = style({ display: "flex", justifyContent: "flex-end" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 252px",
  alignItems: "start",
  gap: space[8],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] } },
});
export const column = style({ display: "grid", gap: space[5] });
export const aside = style({ display: "grid", justifyItems: "center", gap: space[4] });
export const figure = style({ display: "grid", justifyItems: "center", gap: space[2] });
/** The image brings its own white, which a camera needs. */
export const code = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  imageRendering: "pixelated",
});
export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const large = style({
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const strong = style({ fontWeight: vars.weight.strong });
export const left = style({ textAlign: "center" });
export const label = style({ marginBlockEnd: space[1], fontWeight: vars.weight.strong });
export const copyable = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
});
export const copied = style({
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
  userSelect: "all",
});
globalStyle(`${copyable} > button`, { "@media": { [media.phone]: { minHeight: vars.layout.touch } } });
export const note = style({
  display: "grid",
  gap: space[1],
  width: "100%",
  padding: space[4],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const sandbox = style({ display: "grid", justifyItems: "center", gap: space[2] });
export const box = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const bars = style({ display: "flex", gap: 3 });
export const bar = style({ flex: 1, height: 6, borderRadius: vars.radius[1], background: color.line });
export const fullBar = style([bar, { background: color.success }]);
export const transfers = style({ display: "grid", gap: space[3], width: "100%" });
export const details = style({ display: "grid", gap: space[2] });
globalStyle(`${details} > div`, { display: "flex", justifyContent: "space-between", gap: space[4] });
globalStyle(`${details} dt`, { flex: "none", color: color.textMute });
globalStyle(`${details} dd`, { minWidth: 0, textAlign: "end" });
export const hash = style({ fontFamily: vars.font.mono, fontSize: vars.size[12], lineHeight: vars.lead[13] });
export const help = style({
  display: "grid",
  gap: space[3],
  padding: space[5],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const answers = style({ fontSize: vars.size[13], lineHeight: vars.lead[13] });
globalStyle(`${answers} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${answers} dd`, { marginBlockEnd: space[3], color: color.textSoft });

export const outcome = style({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  maxWidth: vars.layout.dialogWide,
  marginInline: "auto",
  paddingBlock: space[8],
  textAlign: "center",
});
export const arrivedSign = style({ display: "grid", color: color.success });
export const endedSign = style({ display: "grid", color: color.textMute });
export const outcomeTitle = style({
  fontSize: vars.size[20],
  lineHeight: vars.lead[20],
  fontWeight: vars.weight.strong,
});
export const ways = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[3] });
globalStyle(`${outcome} :is(${card}, ${transfers})`, { width: "100%", textAlign: "start" });
