import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  "@media": { [media.phone]: { display: "block" } },
});
/** On phones each application is a card of its own, which needs no names of columns. */
export const thead = style({
  "@media": {
    [media.phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const column = style({
  paddingBlockEnd: space[3],
  textAlign: "start",
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
  fontWeight: "inherit",
  selectors: { "&:last-child": { textAlign: "end" } },
});
export const row = style({
  borderBlockStart: `1px solid ${color.lineSoft}`,
  "@media": {
    [media.phone]: { display: "grid", gap: space[2], paddingBlock: space[4] },
  },
});
export const cell = style({
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
  "@media": { [media.phone]: { padding: 0 } },
});
export const shop = style([cell, { textAlign: "start", fontWeight: vars.weight.strong }]);
export const named = style({ display: "flex", alignItems: "center", gap: space[3] });
export const actions = style([cell, { textAlign: "end", paddingInlineEnd: 0 }]);
export const buttons = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  "@media": { [media.phone]: { justifyContent: "flex-start", gap: space[3] } },
});
