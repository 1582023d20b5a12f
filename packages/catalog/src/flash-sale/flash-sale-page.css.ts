import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const slots = style({
  position: "relative",
  display: "flex",
  marginBlockEnd: space[6],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { marginBlockEnd: space[5] } },
});
export const cell = style({ flex: "1 0 132px", "@media": { [media.phone]: { flexBasis: 104 } } });
globalStyle(`${cell} + ${cell}`, { borderInlineStart: `1px solid ${color.line}` });

export const slot = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  height: "100%",
  minHeight: 72,
  padding: `${space[2]} ${space[3]}`,
  borderBlock: "2px solid transparent",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[aria-current]": { borderBlockEndColor: color.text, background: color.surfaceTint },
    // Inside, because the row cuts what is outside of it.
    "&:focus-visible": { ...focusRing, outlineOffset: -4, boxShadow: "none", outline: `2px solid ${color.focusOuter}` },
  },
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceTint } },
    [media.forcedColors]: { selectors: { "&[aria-current]": { borderBlockEndColor: "Highlight" } } },
  },
});
globalStyle(`${cell}:first-child > *`, { borderRadius: `${vars.radius[4]} 0 0 ${vars.radius[4]}` });
globalStyle(`${cell}:last-child > *`, { borderRadius: `0 ${vars.radius[4]} ${vars.radius[4]} 0` });

export const time = style({ fontSize: size[20], lineHeight: lead[20], fontWeight: vars.weight.strong });
/** A line of its own: beside the time it would break on a phone. */
export const zone = style({ fontSize: size[12], lineHeight: lead[12], color: color.textMute });
export const state = style({ fontSize: size[12], lineHeight: lead[12], color: color.textSoft });
export const states = styleVariants({
  upcoming: {},
  running: { selectors: { "&[aria-current]": { borderBlockEndColor: color.brand, background: color.brandTint } } },
  over: {},
});
globalStyle(`${states.over} ${time}`, { color: color.textMute });
globalStyle(`${states.running} ${state}`, { color: color.textBrand, fontWeight: vars.weight.strong });
