import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const panel = style({
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[4] } },
});
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[2]}`,
  marginBlockEnd: space[4],
});
export const title = style({
  fontSize: size[20],
  lineHeight: lead[20],
  fontWeight: vars.weight.strong,
});
export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  columnGap: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** What a search has found says how it answers, in one column. */
export const answers = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const entry = style({ borderBlockEnd: `1px solid ${color.lineSoft}` });
export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: 52,
  paddingBlock: space[3],
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "4px" } } },
});
export const arrow = style({ flex: "none", color: color.textMute });
export const question = style({ display: "grid", gap: 2, minWidth: 0 });
export const foot = style({ marginBlockStart: space[6] });
