import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const steps = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": { [media.phone]: { flexDirection: "column", gap: space[3] } },
});
export const step = style({
  display: "flex",
  gap: space[2],
  minWidth: 0,
  selectors: {
    "&:not(:last-child)": { flexGrow: 1 },
    // The line to the next disc.
    "&:not(:last-child)::after": {
      content: '""',
      flex: "1 1 20px",
      minWidth: 12,
      height: 1,
      marginBlockStart: 12,
      background: color.lineStrong,
    },
  },
  "@media": { [media.phone]: { selectors: { "&:not(:last-child)::after": { display: "none" } } } },
});
const disc = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  border: "1px solid",
  borderRadius: "50%",
  fontSize: vars.size[12],
  fontVariantNumeric: "tabular-nums",
});
export const discs = styleVariants({
  done: [disc, { background: color.successTint, borderColor: color.success, color: color.success }],
  now: [disc, { background: color.surfaceInverse, borderColor: color.surfaceInverse, color: color.textOnInverse }],
  later: [disc, { borderColor: color.lineControl, color: color.textMute }],
});
export const text = style({ display: "grid", paddingBlockStart: 2 });
export const titles = styleVariants({
  done: { color: color.textSoft },
  now: { color: color.text, fontWeight: vars.weight.strong },
  later: { color: color.textMute },
});
export const note = style({
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
});
