import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const nav = style({ display: "flex", gap: 28, overflowX: "auto", scrollbarWidth: "none" });
export const button = style({
  display: "flex",
  flex: "none",
  alignItems: "baseline",
  gap: 6,
  paddingBlock: 22,
  color: color.textSoft,
  whiteSpace: "nowrap",
  selectors: {
    '&[aria-current="true"]': {
      color: color.text,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px ${color.brand}`,
    },
    "&:focus-visible": { outlineOffset: -4 },
  },
  "@media": { [media.hover]: { ":hover": { color: color.text } }, [media.phone]: { paddingBlock: 14 } },
});
export const count = style({
  color: color.textMute,
  fontSize: vars.size[12],
  fontWeight: vars.weight.regular,
});
