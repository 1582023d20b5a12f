import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const label = style({
  display: "block",
  width: "fit-content",
  marginBlockEnd: 6,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
});
export const optional = style({ color: color.textMute, fontWeight: vars.weight.regular });
export const frame = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: vars.layout.control,
  paddingInline: space[3],
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  selectors: {
    "&:focus-within": {
      borderColor: color.lineControlHover,
      boxShadow: `0 0 0 1px ${color.lineControlHover}`,
      // Forced colours draw outlines, but no shadows.
      outline: "2px solid transparent",
    },
    "&:has([aria-invalid=true])": { borderColor: color.danger },
    "&:has([aria-invalid=true]):focus-within": { boxShadow: `0 0 0 1px ${color.danger}` },
    "&:has(> :disabled)": {
      borderColor: color.line,
      background: color.surfaceDisabled,
      color: color.textOnDisabled,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:not(:focus-within, :has([aria-invalid=true]), :has(> :disabled)):hover": { borderColor: color.textSoft },
      },
    },
  },
});
export const large = style({ minHeight: vars.layout.controlLarge });
globalStyle(`${frame} > svg`, { color: color.textMute });
export const control = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  padding: 0,
  border: 0,
  background: "none",
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:disabled": { cursor: "not-allowed", WebkitTextFillColor: "currentcolor", opacity: 1 },
  },
});
const lines = { paddingBlock: 9, resize: "vertical", lineHeight: vars.lead[14] } as const;
export const area = style([control, { minHeight: 88, ...lines }]);
/** As high as a field, and higher with what is written. */
export const oneLine = style([control, { minHeight: vars.layout.control, fieldSizing: "content", ...lines }]);
export const below = style({
  display: "flex",
  gap: space[2],
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  color: color.textMute,
});
// A field without hint or error takes no room for them.
globalStyle(`${below} > :not(:empty)`, { marginBlockStart: 6 });
export const error = style({ display: "flex", gap: space[1], color: color.danger });
export const count = style({ marginInlineStart: "auto", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
