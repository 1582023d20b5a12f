import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, lead, size, space } = vars;

export const review = style({
  display: "grid",
  gridTemplateColumns: "150px minmax(0, 1fr)",
  gap: space[6],
  paddingBlock: space[6],
  borderTop: `1px solid ${color.line}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] } },
});
export const who = style({ display: "flex", alignItems: "center", alignSelf: "start", gap: 10, minWidth: 0 });
export const name = style({
  fontSize: size[13],
  lineHeight: lead[13],
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const date = style({ color: color.textMute, fontSize: size[12], lineHeight: lead[12] });
export const said = style({ display: "grid", gap: space[3], minWidth: 0 });
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  marginBottom: `calc(-1 * ${space[2]})`,
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
  overflowWrap: "anywhere",
});
export const text = style({
  maxWidth: layout.contentText,
  lineHeight: "22px",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const reply = style({
  maxWidth: layout.contentText,
  padding: "10px 14px",
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  overflowWrap: "anywhere",
});
globalStyle(`${reply} b`, { color: color.text, fontWeight: vars.weight.strong });
