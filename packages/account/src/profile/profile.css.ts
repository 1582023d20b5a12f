import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const identity = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[5]}`,
  marginBlockStart: space[5],
});
export const identityText = style({ flex: "1 1 200px", minWidth: 0 });
export const name = style({
  fontSize: vars.size[18],
  lineHeight: vars.lead[18],
  fontWeight: vars.weight.strong,
});
const dot = 16;
/** With dots between them, and none where a line begins. */
export const details = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: -dot,
  clipPath: `inset(0 0 0 ${dot}px)`,
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
globalStyle(`${details} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: dot,
  textAlign: "center",
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "290px minmax(0, 1fr)",
  gap: space[5],
  marginBlockEnd: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const saving = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlockStart: space[3],
});
export const saved = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.success,
});
