import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: space[3] });
export const heading = style({ flex: "1 1 320px", minWidth: 0 });
export const line = style({ marginBlockStart: 2, color: color.textSoft, maxWidth: vars.layout.contentText });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  alignItems: "start",
  gap: space[8],
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) 260px", gap: space[5] },
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  "@media": { [media.phone]: { padding: space[4] } },
});
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const partTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const address = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const addressText = style({ flex: "1 1 200px", minWidth: 0, color: color.textSoft });
export const strong = style({ color: color.text, fontWeight: vars.weight.strong });
export const original = style({ display: "block", marginBlockStart: space[1], color: color.textMute });
export const quote = style({ whiteSpace: "pre-line" });
export const soft = style({ color: color.textSoft });
export const product = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});
/** A block, so that the minimum height of touch targets applies to the link. */
export const orderLink = style({ display: "inline-block" });
