import { media, vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

export const timeline = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[1],
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "@media": { [media.phone]: { fontSize: vars.size[11] } },
});
const step = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[1],
  paddingBlockStart: 10,
  borderBlockStart: `3px solid ${color.line}`,
  color: color.textMute,
  // The names need the whole width of a phone.
  "@media": { [media.phone]: { flexDirection: "column", gap: 0 } },
});
export const steps = styleVariants({
  done: [step, { borderColor: color.success }],
  now: [step, { borderColor: color.text, color: color.text, fontWeight: vars.weight.strong }],
  stopped: [step, { borderColor: color.danger, color: color.danger, fontWeight: vars.weight.strong }],
  later: [step],
});
export const tick = style({ flex: "none", color: color.success });
export const cross = style({ flex: "none" });
