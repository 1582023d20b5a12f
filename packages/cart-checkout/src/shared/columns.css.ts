import { media, vars } from "@plaza/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ paddingBlockEnd: space[20], "@media": { [media.phone]: { paddingBlockEnd: space[10] } } });
/** The title with a count beside it. */
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginBlock: `${space[8]} ${space[5]}`,
  "@media": { [media.phone]: { marginBlock: `${space[5]} 14px` } },
});
export const title = style({ fontSize: vars.size[24], lineHeight: vars.lead[24], fontWeight: vars.weight.strong });
export const aside = style({ color: vars.color.textMute, fontVariantNumeric: "tabular-nums" });

/** The content with its summary beside it. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 280px",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const main = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
/** Stays in sight while the other column scrolls. */
export const sticky = style({
  position: "sticky",
  insetBlockStart: space[5],
  "@media": { [media.belowSmallDesktop]: { position: "static" } },
});

export const panel = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surfacePanel,
});
export const padded = style([
  panel,
  { display: "grid", gap: space[4], padding: space[5], "@media": { [media.phone]: { padding: space[4] } } },
]);
export const note = style({
  display: "flex",
  gap: 6,
  color: vars.color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });
/**
 * Numbers that the platform has not confirmed yet: a line runs above them. They keep their contrast, so that they
 * stay readable. The line appears after a moment, so that quick answers do not flicker.
 */
export const pending = style({
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: -8,
    insetInline: 0,
    height: 2,
    borderRadius: 1,
    background: `${vars.color.lineSoft} linear-gradient(90deg, transparent, ${vars.color.brand}, transparent) no-repeat 0 0 / 50% 100%`,
    animation: `${appear} ${vars.motion.normal} 300ms backwards, ${run} 1200ms linear infinite`,
  },
  "@media": { [media.reducedMotion]: { "::before": { animation: "none" } } },
});

export const wide = style({ width: "100%" });
/** Hidden on a phone, which has the bar at the bottom instead. */
export const notOnPhones = style({ display: "contents", "@media": { [media.phone]: { display: "none" } } });
/** In the bar at the bottom of a phone. */
export const barTotal = style({
  display: "grid",
  justifyItems: "end",
  marginInlineStart: "auto",
  color: vars.color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const barButton = style({ minWidth: 0 });
