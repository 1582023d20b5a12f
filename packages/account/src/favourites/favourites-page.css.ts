import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: vars.layout.controlSmall,
  marginBlockEnd: space[2],
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockStart: space[4],
});
export const search = style({ width: 300, marginInlineStart: "auto", "@media": { [media.phone]: { width: "100%" } } });
export const list = style({ marginBlockStart: space[5] });
export const pager = style({ display: "grid", justifyContent: "center", marginBlockStart: space[5] });

/** Stays in sight while cards are ticked. */
export const selection = style({
  position: "sticky",
  zIndex: 2,
  insetBlockEnd: space[4],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlockStart: space[4],
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
  // Above the bar at the bottom of a phone.
  "@media": { [media.phone]: { insetBlockEnd: 72 } },
});
export const chosen = style({ marginInlineEnd: "auto", fontSize: vars.size[13], color: color.textSoft });
export const tick = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: vars.radius[2],
  background: color.surfaceVeil,
});
globalStyle(`${tick} > div, ${tick} label`, { display: "block", lineHeight: 0 });
/** Ends before the favourite button, in two lines where it has to. */
export const less = style({ display: "grid", maxWidth: 150 });
globalStyle(`${less} > *`, { height: "auto", whiteSpace: "normal" });
export const image = style({ display: "block", width: "100%", height: "100%", background: color.surfaceSunken });

export const shops = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const shop = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  alignItems: "center",
  gap: space[5],
  paddingBlock: space[5],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] } },
});
export const about = style({ display: "flex", alignItems: "flex-start", gap: space[3] });
export const texts = style({ minWidth: 0 });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const nameLink = style({ "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } } });
export const details = style({
  marginBlockStart: 2,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2], marginBlockStart: space[3] });
export const products = style({
  // Of names that only a screen reader reads: otherwise they would widen the page.
  position: "relative",
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space[3],
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "repeat(5, 104px)",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
      // Room for the focus ring.
      marginBlock: -4,
      padding: 4,
    },
  },
});
export const pick = style({ display: "grid", gap: space[1], minWidth: 0, borderRadius: vars.radius[2] });
export const pickImage = style({
  aspectRatio: "1",
  width: "100%",
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});

/** A card's button, and the alert button beside it. */
export const withAlertButton = style({ display: "flex", alignItems: "stretch", gap: space[2] });
globalStyle(`${withAlertButton} > :first-child`, { flexGrow: 1, flexShrink: 1, minWidth: 0 });
/** An alert button that is on has a frame of ink. */
export const alertSet = style({ borderColor: `${color.text} !important` });
