import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One column of a readable width. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  width: `min(${vars.layout.contentText}, 100% - 2 * ${vars.layout.gutterPhone})`,
  marginInline: "auto",
  paddingBlock: `${space[8]} ${space[20]}`,
  "@media": { [media.phone]: { paddingBlock: `${space[5]} ${space[12]}` } },
});
export const top = style({ display: "flex" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
});
export const number = style({ color: color.textMute, fontSize: vars.size[13], fontVariantNumeric: "tabular-nums" });
export const status = style({ marginInlineStart: "auto" });
export const tracking = style({ fontVariantNumeric: "tabular-nums", userSelect: "all" });
export const event = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: space[2] });
export const creditNote = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
});
