import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const group = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 32,
  paddingInline: 14,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.full,
  background: color.surfacePanel,
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  selectors: {
    "&[aria-pressed=true], &[aria-current]": {
      borderColor: color.lineControlHover,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
    "&:disabled": { background: color.surfaceDisabled, color: color.textOnDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:not(:disabled):hover": { borderColor: color.lineControl, color: color.text } } },
    [media.phone]: { minHeight: 44 },
  },
});
export const count = style({ fontVariantNumeric: "tabular-nums" });
