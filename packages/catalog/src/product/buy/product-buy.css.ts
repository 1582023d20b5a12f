import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { quiet } from "./product-choice.css.ts";

const { color, space } = vars;

export const stock = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  "::before": { content: '""', width: 8, height: 8, borderRadius: vars.radius.full, background: "currentColor" },
});
export const states = styleVariants({
  some: { color: color.success },
  few: { color: color.warning },
  none: { color: color.textMute },
});

export const cartLink = style({
  display: "grid",
  justifyItems: "center",
  gap: 2,
  minWidth: vars.layout.touch,
  minHeight: vars.layout.touch,
  alignContent: "center",
  color: vars.color.textSoft,
  fontSize: vars.size[11],
  lineHeight: "14px",
});

// The buttons stay on their line, also while a reason stands below the quantity.
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space[3] });
export const buttons = style({ display: "flex", flexWrap: "wrap", flexGrow: 1, gap: space[3] });
globalStyle(`${buttons} > *`, { flex: "1 1 0", minWidth: "fit-content" });
/** On phones the buttons stand in the bar at the bottom. */
export const notOnPhones = style({ "@media": { [media.phone]: { display: "none" } } });
export const problem = style([
  quiet,
  { display: "flex", alignItems: "center", gap: space[1], color: color.danger, scrollMargin: 96 },
]);
