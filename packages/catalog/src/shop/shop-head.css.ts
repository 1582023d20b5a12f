import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";
import { largeTitle } from "../shared/display-title.css.ts";

const { color, layout, size, lead, space } = vars;

/** The page is as wide as the window; what is read lies in the middle column. */
export const page = style({ gridColumn: "1 / -1", minWidth: 0 });
export const column = style({
  width: `min(${layout.content}, 100% - 2 * ${layout.gutterPhone})`,
  marginInline: "auto",
});

export const hero = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  minHeight: "max(280px, 18vw)",
  overflow: "hidden",
  background: `linear-gradient(100deg, ${color.surfaceTint} 40%, ${vars.tone.brand})`,
  "@media": { [media.phone]: { minHeight: 0, alignItems: "start", background: color.surfacePanel } },
});
export const banner = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "70% 80%",
  "@media": { [media.phone]: { position: "static", height: 148 } },
});
export const copy = style({
  position: "relative",
  maxWidth: 460,
  padding: `${space[6]} ${space[6]} ${space[6]} 0`,
  // Whatever picture a merchant has chosen, the text can be read.
  isolation: "isolate",
  "::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "-400px -120px -400px -50vw",
    background: `linear-gradient(90deg, ${color.surfaceVeil} 78%, transparent)`,
  },
  "@media": {
    [media.belowSmallDesktop]: { maxWidth: 320 },
    [media.phone]: { maxWidth: "none", paddingInline: 0, paddingBlock: space[4], "::before": { display: "none" } },
  },
});
export const eyebrow = style({
  marginBlockEnd: space[2],
  color: color.textBrand,
  fontSize: size[12],
  lineHeight: lead[12],
  fontWeight: vars.weight.strong,
});
export const title = style([threeLines, largeTitle]);
export const intro = style([
  threeLines,
  { marginBlockStart: space[2], color: color.textSoft, fontSize: size[16], lineHeight: lead[16] },
]);

export const bar = style({ borderBlockEnd: `1px solid ${color.line}`, background: color.surfacePanel });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[5]}`,
  paddingBlock: space[4],
});
export const logo = style({
  position: "relative",
  marginBlockStart: -40,
  border: `3px solid ${color.surfacePanel}`,
  borderRadius: vars.radius[4],
  "@media": { [media.phone]: { marginBlockStart: 0, border: 0 } },
});
export const attributes = style({ minWidth: 0, "@media": { [media.phone]: { flex: "1 1 0" } } });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[20],
  "@media": { [media.phone]: { lineHeight: lead[13] } },
});
export const score = style({
  color: color.ratingText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
const state = style({
  "::before": {
    content: '""',
    display: "inline-block",
    width: 6,
    height: 6,
    marginInlineEnd: 6,
    borderRadius: "50%",
    background: "currentcolor",
    verticalAlign: "middle",
  },
});
export const open = style([state, { color: color.success }]);
export const closed = style([state, { color: color.textMute }]);
export const contact = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
/** Keeps the room of the button, which arrives late. */
export const follow = style({ minWidth: 112, minHeight: layout.controlSmall });
export const search = style({
  width: 300,
  marginInlineStart: "auto",
  "@media": { [media.belowDesktop]: { width: "100%" } },
});
