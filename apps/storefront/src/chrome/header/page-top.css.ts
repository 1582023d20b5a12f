import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, layout } = vars;

export const bar = style({ background: color.surfacePanel, borderBlockEnd: `1px solid ${color.line}` });
export const row = style({ position: "relative", display: "flex", minHeight: layout.barNav });
export const links = style({
  display: "flex",
  gap: 34,
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.belowDesktop]: { gap: 24 } },
});
export const item = style({ display: "flex" });
export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: 24,
  color: color.textSoft,
  whiteSpace: "nowrap",
  // The ring stays inside a bar that scrolls sideways.
  ":focus-visible": { outlineOffset: "-4px" },
  selectors: {
    "&:hover": { color: color.text },
    '&[aria-current="page"]': { color: color.text, fontWeight: vars.weight.strong },
    '&[aria-current="page"]::after': {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      height: 2,
      borderRadius: 1,
      background: color.brand,
    },
  },
});
