import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
});
export const number = style({ color: color.textMute, fontSize: vars.size[13], fontVariantNumeric: "tabular-nums" });
export const status = style({ marginInlineStart: "auto" });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
});
export const partTitle = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
/** As high as the button in it, which comes late. */
export const shopLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minHeight: vars.layout.controlSmall,
});
export const details = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[6],
  padding: space[5],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], padding: space[4] },
  },
});
export const factText = style({ color: color.textSoft, whiteSpace: "pre-line" });
export const code = style({
  color: color.text,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
  letterSpacing: ".1em",
});
export const bought = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  padding: `${space[3]} ${space[4]}`,
});
export const subtotal = style({ display: "block", color: color.text, fontWeight: vars.weight.strong });
export const amounts = style({ justifySelf: "end", width: "min(320px, 100%)" });
