import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, motion, space } = vars;

export const dialog = style({
  margin: "auto",
  padding: 0,
  border: 0,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[3],
  maxHeight: "calc(100dvh - 48px)",
  overflow: "auto",
  overscrollBehavior: "contain",
  transition: `opacity ${motion.normal} ${motion.easeOut}, translate ${motion.normal} ${motion.easeOut}`,
  "::backdrop": {
    background: color.surfaceOverlay,
    transition: `opacity ${motion.normal} ${motion.easeOut}`,
  },
  "@media": {
    // On a phone a sheet from the bottom edge.
    [media.phone]: {
      width: "100%",
      maxWidth: "100%",
      marginBlockEnd: 0,
      borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
    },
  },
});
globalStyle(`${dialog}[open]`, { "@starting-style": { opacity: 0, translate: "0 4px" } });
globalStyle(`${dialog}[open]::backdrop`, { "@starting-style": { opacity: 0 } });
// The page behind does not scroll along.
globalStyle(`html:has(> body ${dialog}:modal)`, { overflow: "hidden" });

export const sizes = styleVariants({
  normal: {
    width: vars.layout.dialog,
    maxWidth: `calc(100% - 2 * ${space[4]})`,
    "@media": { [media.phone]: { width: "100%", maxWidth: "100%" } },
  },
  wide: {
    width: vars.layout.dialogWide,
    maxWidth: `calc(100% - 2 * ${space[4]})`,
    "@media": { [media.phone]: { width: "100%", maxWidth: "100%" } },
  },
  /** From the bottom edge at every width. */
  sheet: {
    width: "100%",
    maxWidth: "100%",
    height: "min(85dvh, 720px)",
    marginBlockEnd: 0,
    borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
  },
});
/** Positioned, so that the close button scrolls with the title; the dialog's own padding would be part of the backdrop's clicks. */
export const frame = style({
  position: "relative",
  padding: space[6],
  "@media": { [media.phone]: { padding: space[4], paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))` } },
});
export const title = style({
  marginInlineEnd: 36,
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const body = style({ marginBlockStart: space[2], color: color.textSoft });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  marginBlockStart: space[6],
});
globalStyle(`${actions} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });
export const close = style({
  position: "absolute",
  insetBlockStart: 18,
  insetInlineEnd: 18,
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceSunken, color: color.text } },
    [media.phone]: { insetBlockStart: 6, insetInlineEnd: 6, width: 44, height: 44 },
  },
});
