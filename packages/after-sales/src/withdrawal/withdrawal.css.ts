import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
const small = { fontSize: vars.size[12], lineHeight: vars.lead[12], color: color.textMute } as const;

export const page = style({ ...column, gap: space[5], maxWidth: vars.layout.contentText });
export const intro = style({ color: color.textSoft, textWrap: "pretty" });
export const flow = style({ ...column, gap: space[6] });
export const step = style({ ...column, gap: space[4] });
export const lines = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  paddingInline: space[4],
});
export const line = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const lineText = style({ flex: "1 1 160px", minWidth: 0 });
export const lineName = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const lineNote = style({ ...small, marginBlockStart: 2 });
export const excluded = style({ ...small, marginBlockStart: 2, color: color.text });
export const lineChoice = style({ display: "flex", alignItems: "center", gap: space[3], marginInlineStart: "auto" });
export const refund = style({
  minWidth: 72,
  textAlign: "end",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const summary = style({
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const amounts = style({ justifySelf: "end", width: "min(320px, 100%)" });
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": { [media.phone]: { display: "grid" } },
});
export const thumbnail = style({
  display: "block",
  flex: "none",
  width: 56,
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});
export const details = style({ ...column, gap: space[3] });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: space[3],
});
export const factName = style({ color: color.textMute });
export const past = style({ ...column, gap: space[2] });
/** On the inverse ground of a toast. */
export const toastLink = style({
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  ":focus-visible": { outlineColor: vars.color.textOnInverse, boxShadow: "none" },
});
