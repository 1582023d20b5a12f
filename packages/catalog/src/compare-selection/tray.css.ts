import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, space } = vars;

export const tray = style({
  position: "fixed",
  zIndex: vars.layer.rail,
  insetInline: 0,
  insetBlockEnd: space[6],
  display: "flex",
  alignItems: "center",
  gap: space[4],
  width: `min(820px, calc(100% - 2 * ${layout.gutterPhone}))`,
  marginInline: "auto",
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[3],
  "@media": {
    // Above the bar at the bottom, whichever the page has.
    [media.phone]: {
      insetBlockEnd: `calc(${layout.barTabs} + ${space[3]} + env(safe-area-inset-bottom))`,
      justifyContent: "space-between",
      paddingInline: space[3],
    },
    "(prefers-reduced-motion: no-preference)": {
      transition: `opacity ${vars.motion.normal} ${vars.motion.easeOut}, translate ${vars.motion.normal} ${vars.motion.easeOut}`,
      "@starting-style": { opacity: 0, translate: "0 4px" },
    },
  },
});
export const slots = style({ display: "flex", flex: "none", gap: space[3], "@media": { [media.phone]: { gap: 10 } } });
export const slot = style({
  position: "relative",
  width: 52,
  height: 52,
  "@media": { [media.phone]: { width: 44, height: 44 } },
});
globalStyle(`${slot} > :first-child`, {
  width: "100%",
  height: "100%",
  borderRadius: vars.radius[2],
  objectFit: "cover",
});
export const free = style({
  display: "grid",
  placeItems: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius[2],
  color: color.textMute,
  fontSize: vars.size[12],
  "@media": { [media.phone]: { display: "none" } },
});
export const remove = style({
  position: "absolute",
  insetBlockStart: -8,
  insetInlineEnd: -8,
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  borderRadius: vars.radius.full,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  // A finger finds it on 44 px: nothing else can be pressed beside it.
  "::after": { content: '""', position: "absolute", inset: "-4px -8px" },
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceInverseHover } },
    [`${media.phone}, ${media.noHover}`]: { "::after": { inset: "-12px -10px -12px -14px" } },
  },
});
export const hint = style({
  flexGrow: 1,
  minWidth: 0,
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": {
    [media.phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const actions = style({ display: "flex", flex: "none", alignItems: "center", gap: space[2] });
export const clear = style({ "@media": { [media.phone]: { display: "none" } } });
// What gets the focus is not scrolled to below the tray, and the end of the page can be read.
globalStyle(`html:has(${tray})`, {
  scrollPaddingBlockEnd: 120,
  "@media": { [media.phone]: { scrollPaddingBlockEnd: `calc(${layout.barTabs} + 100px)` } },
});
globalStyle(`body:has(${tray})`, { paddingBlockEnd: 96 });
