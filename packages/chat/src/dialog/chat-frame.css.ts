import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, motion } = vars;

const base = style({
  position: "fixed",
  zIndex: vars.layer.dialog,
  inset: "auto 72px 32px auto",
  flexDirection: "column",
  width: vars.layout.chat,
  maxWidth: "calc(100vw - 32px)",
  maxHeight: "calc(100dvh - 64px)",
  margin: 0,
  padding: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[3],
  transition: `opacity ${motion.normal} ${motion.easeOut}, translate ${motion.normal} ${motion.easeOut}`,
  selectors: { "&[open]": { display: "flex" } },
  "::backdrop": { background: "none" },
  "@media": {
    // There is no rail beside it.
    [media.belowDesktop]: { insetInlineEnd: 24 },
  },
});
globalStyle(`${base}[open]`, { "@starting-style": { opacity: 0, translate: "0 4px" } });
/** On a phone it is the screen. */
export const dialog = style([
  base,
  {
    "@media": {
      [media.phone]: {
        inset: 0,
        width: "100%",
        maxWidth: "100%",
        height: "100dvh",
        maxHeight: "100dvh",
        border: 0,
        borderRadius: 0,
      },
    },
  },
]);
globalStyle(`html:has(> body ${dialog}:modal)`, { overflow: "hidden" });
/** Its head alone, above a phone's tab bar. */
export const small = style([
  base,
  { "@media": { [media.phone]: { inset: `auto 16px calc(${vars.layout.barTabs} + 16px) 16px`, width: "auto" } } },
]);

export const head = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 12,
  padding: "14px 8px 14px 16px",
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { gap: 10, padding: "8px 8px 8px 12px" } },
});
export const avatar = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  overflow: "hidden",
  background: vars.tone.brand,
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
});
export const names = style({ flex: "1 1 0", minWidth: 0 });
export const name = style({
  fontSize: vars.size[16],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
const status = style({
  display: "flex",
  alignItems: "center",
  gap: 5,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "::before": { content: '""', flex: "none", width: 6, height: 6, borderRadius: "50%", background: "currentColor" },
});
export const statuses = styleVariants({
  there: [status, { color: color.success }],
  waiting: [status, { color: color.warning }],
  away: [status, { color: color.textMute }],
});
export const tool = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 36,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  "@media": {
    [media.phone]: { width: 44, height: 44 },
    [media.hover]: { ":hover": { background: color.surfaceSunken, color: color.text } },
  },
});
export const content = style({ display: "flex", flexDirection: "column", flex: "1 1 auto", minHeight: 0 });

export const strips = style({ flex: "none" });
const anyStrip = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "10px 16px",
  borderBlockEnd: "1px solid",
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
globalStyle(`${anyStrip} > p`, { flex: "1 1 0" });
export const strip = styleVariants({
  warning: [anyStrip, { borderColor: color.warningLine, background: color.warningTint, color: color.warning }],
  quiet: [anyStrip, { borderColor: color.line, background: color.surfaceSunken, color: color.textSoft }],
});

/** Where there is no log: the same room. */
export const cards = style({
  minHeight: "max(40vh, 300px)",
  padding: 16,
  overflowY: "auto",
  background: color.surfaceTint,
  "@media": { [media.phone]: { flex: "1 1 0" } },
});
export const dropHere = style({
  position: "absolute",
  inset: 8,
  display: "grid",
  placeItems: "center",
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: vars.radius[3],
  background: color.surfaceVeil,
  fontWeight: vars.weight.strong,
  pointerEvents: "none",
});
