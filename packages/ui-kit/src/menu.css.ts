import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const menu = style({ position: "relative", width: "fit-content", height: "fit-content" });
export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  listStyle: "none",
  borderRadius: vars.radius[1],
  userSelect: "none",
  "@media": { [media.phone]: { minHeight: 44 } },
});
globalStyle(`${trigger}::-webkit-details-marker`, { display: "none" });
export const chevron = style({ transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}` });
globalStyle(`${menu}[open] > ${trigger} ${chevron}`, { rotate: "180deg" });

const panel = style({
  zIndex: vars.layer.menu,
  width: "max-content",
  minWidth: 200,
  maxWidth: "min(280px, 100vw - 32px)",
  maxHeight: "min(70vh, 480px)",
  overflowY: "auto",
  padding: 6,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[2],
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}, translate ${vars.motion.fast} ${vars.motion.easeOut}`,
});
/** The browser's own, below its trigger. */
export const list = style([panel, { position: "absolute", insetBlockStart: "calc(100% + 8px)" }]);
globalStyle(`${menu}[open] > ${list}`, { "@starting-style": { opacity: 0, translate: "0 -4px" } });
/** The one that is placed where there is room. */
export const floating = style([panel]);
export const sides = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  minHeight: 36,
  padding: "6px 10px",
  borderRadius: 6,
  color: color.textSoft,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  selectors: {
    "&[aria-current]": { background: color.surfaceSunken, color: color.text },
    "&:focus-visible": { background: color.surfaceSunken, color: color.text, outlineOffset: -2, boxShadow: "none" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: color.surfaceSunken, color: color.text } } },
    [media.phone]: { minHeight: 44 },
  },
});
export const end = style({ marginInlineStart: "auto" });
