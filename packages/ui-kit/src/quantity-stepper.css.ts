import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

const height = 36;

export const whole = style({ display: "inline-grid", justifyItems: "start" });
export const frame = style({
  display: "inline-flex",
  height,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  "@media": { [media.phone]: { height: 46 } },
  selectors: {
    "&:focus-within": {
      borderColor: color.lineControlHover,
      boxShadow: `0 0 0 1px ${color.lineControlHover}`,
      // Forced colours draw outlines, but no shadows.
      outline: "2px solid transparent",
    },
    "&:has(:disabled)": { borderColor: color.line, background: color.surfaceDisabled },
  },
});
export const large = style([frame, { height: vars.layout.controlLarge }]);
export const half = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: height - 1,
  borderRadius: 7,
  selectors: {
    "&:is(:disabled, [aria-disabled=true])": { color: color.textDisabled, cursor: "not-allowed" },
    "&:active:not(:disabled, [aria-disabled=true])": { background: color.surfaceSunken },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:active, :disabled, [aria-disabled=true])": { background: color.surfaceTint } },
    },
    [media.phone]: { width: 44 },
  },
});
export const number = style({
  width: 44,
  padding: 0,
  border: 0,
  borderInline: `1px solid ${color.line}`,
  background: "none",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:disabled": { color: color.textOnDisabled, WebkitTextFillColor: "currentcolor", opacity: 1 },
    "[aria-busy=true] > &": { color: color.textMute },
  },
});
export const hint = style({
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  selectors: { "&:not(:empty)": { marginBlockStart: 6 } },
});
