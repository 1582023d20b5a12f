import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  gap: `${space[4]} ${space[6]}`,
  alignItems: "start",
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: "none", paddingBlockEnd: 0 } },
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const body = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const writer = style({ display: "flex", alignItems: "center", gap: space[2], minWidth: 0 });
export const nickname = style({
  color: color.text,
  fontWeight: vars.weight.strong,
  unicodeBidi: "isolate",
});
export const text = style({ whiteSpace: "pre-line", unicodeBidi: "isolate" });
export const ratings = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `2px ${space[4]}`,
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const number = style({ color: color.ratingText, fontWeight: vars.weight.strong });
export const note = style({
  display: "grid",
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.textSoft,
  unicodeBidi: "isolate",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const paid = style({ marginBlockStart: 2, fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const card = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
});
