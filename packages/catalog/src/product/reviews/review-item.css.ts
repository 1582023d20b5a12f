import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const image = style({ display: "block", width: 80, borderRadius: vars.radius[2], cursor: "zoom-in" });
globalStyle(`${image} > *`, { borderRadius: vars.radius[2] });

const { color, lead, size, space } = vars;

export const review = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  marginBlockEnd: space[5],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  breakInside: "avoid",
});
export const who = style({ display: "flex", alignItems: "center", gap: 10 });
/** Name, date and variant, between the mark and the stars. */
export const whoText = style({ flex: 1, minWidth: 0 });
export const name = style({
  fontSize: size[13],
  lineHeight: lead[13],
  fontWeight: vars.weight.strong,
});
export const about = style({
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
});
export const text = style({ lineHeight: "22px", whiteSpace: "pre-line" });
export const reply = style({
  padding: "10px 14px",
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
});
export const repliedAt = style({
  marginInlineStart: space[2],
  color: color.textMute,
  fontSize: size[12],
  whiteSpace: "nowrap",
});
/** What the buyer has added later, set off by a line. */
export const followUp = style({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
});
globalStyle(`${reply} b`, { color: color.text, fontWeight: vars.weight.strong });
