import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  gap: space[4],
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
});
export const recipient = style({ fontWeight: vars.weight.strong });
export const phone = style({ color: color.textSoft, fontVariantNumeric: "tabular-nums" });
export const written = style({ marginBlockStart: 6, color: color.textSoft });
/** At the bottom of the card, in one row with the actions of the cards beside it. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  marginBlockStart: "auto",
  marginInline: -10,
  paddingBlockStart: space[3],
});
export const atEnd = style({ marginInlineStart: "auto", "@media": { [media.phone]: { marginInlineStart: 0 } } });
