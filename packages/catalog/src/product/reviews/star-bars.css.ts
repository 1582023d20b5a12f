import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, lead, size, space } = vars;

export const bars = style({ display: "grid", maxWidth: 420, marginBlockStart: space[4] });
export const line = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr) minmax(28px, auto)",
  alignItems: "center",
  gap: 10,
  minHeight: 28,
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  border: "1px solid transparent",
  borderRadius: vars.radius[2],
  color: color.textSoft,
  fontSize: size[12],
  lineHeight: lead[12],
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[aria-current]": {
      borderColor: color.lineControlHover,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: color.surfaceSunken, color: color.text } } },
    [media.phone]: { minHeight: 44 },
  },
});
export const bar = style({ height: 6, borderRadius: 3, background: color.line, overflow: "hidden" });
export const share = style({ display: "block", height: "100%", background: color.rating });
export const number = style({ textAlign: "end" });
