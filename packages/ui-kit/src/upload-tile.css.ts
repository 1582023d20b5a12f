import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

const { color } = vars;

export const tile = style({
  position: "relative",
  display: "flex",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  overflow: "hidden",
});
export const shapes = styleVariants({
  picture: { width: 90, minHeight: 90 },
  document: { width: 112, minHeight: 142 },
});
export const states = styleVariants({
  done: { cursor: "grab" },
  waiting: {},
  shrinking: {},
  busy: {},
  failed: { width: 180, borderColor: color.danger, background: color.dangerTint },
});
export const chosen = style({ borderColor: color.lineControlHover, boxShadow: `0 0 0 1px ${color.lineControlHover}` });

export const picture = style({
  position: "relative",
  flex: 1,
  display: "grid",
  placeItems: "center",
  minWidth: 0,
  cursor: "inherit",
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-4px", boxShadow: "none" } },
});
export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  selectors: { [`${states.busy} &, ${states.waiting} &, ${states.shrinking} &`]: { opacity: 0.45 } },
});
export const document = style({ display: "grid", justifyItems: "center", gap: 4, padding: 8, color: color.textMute });
export const fileName = style({ fontSize: vars.size[11], lineHeight: vars.lead[11] });
export const open = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "grid",
  placeItems: "center",
  minHeight: 28,
  color: color.text,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textDecoration: "underline",
  textUnderlineOffset: 3,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-4px", boxShadow: "none" } },
  "@media": { [media.phone]: { minHeight: vars.layout.touch } },
});
export const words = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 18,
  width: "fit-content",
  marginInline: "auto",
  pointerEvents: "none",
  paddingInline: 6,
  borderRadius: vars.radius[1],
  background: color.surfaceVeil,
  color: color.text,
  fontSize: vars.size[11],
  lineHeight: vars.lead[11],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const bar = style({
  position: "absolute",
  insetInline: 8,
  insetBlockEnd: 8,
  width: "auto",
  height: 4,
  border: 0,
  borderRadius: vars.radius.full,
  background: color.surfaceVeil,
  appearance: "none",
  overflow: "hidden",
  pointerEvents: "none",
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: "transparent" });
globalStyle(`${bar}::-webkit-progress-value`, { background: color.surfaceInverse });
globalStyle(`${bar}::-moz-progress-bar`, { background: color.surfaceInverse });

export const remove = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  color: color.textOnInverse,
  selectors: {
    // What is seen is smaller than what can be pressed.
    "&::before": {
      content: "",
      position: "absolute",
      inset: 5,
      borderRadius: vars.radius.full,
      background: color.surfaceInverse,
    },
    "&:focus-visible": { ...focusRing, outlineOffset: "-4px", boxShadow: "none" },
  },
  "@media": { [media.phone]: { width: 44, height: 44, selectors: { "&::before": { inset: "6px 6px 14px 14px" } } } },
});
globalStyle(`${remove} > svg`, {
  position: "absolute",
  insetBlockStart: 9,
  insetInlineEnd: 9,
  "@media": { [media.phone]: { insetBlockStart: 11, insetInlineEnd: 11 } },
});

export const failed = style({
  flex: 1,
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: 4,
  padding: "8px 36px 8px 10px",
  color: color.danger,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "@media": { [media.phone]: { paddingInlineEnd: 44 } },
});
export const again = style({
  fontWeight: vars.weight.strong,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: 3,
  minHeight: 24,
  "@media": { [media.phone]: { minHeight: vars.layout.touch } },
});
