import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const card = style({ border: `1px solid ${color.line}`, borderRadius: vars.radius[3], overflow: "hidden" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[4]}`,
  minHeight: 44,
  padding: `6px ${space[4]}`,
  background: color.surfaceTint,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
  // A link in it is 12 px higher than its text, and the card cuts off what reaches beyond it.
  "@media": { [media.phone]: { padding: "12px 14px" } },
});
export const shopName = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.text,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const stateOfOrder = style({ marginInlineStart: "auto" });

/** Lines with what can be done about them. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 148px",
  selectors: { "li + li > &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** The same with the amount between them. */
export const rowWithAmount = style({
  gridTemplateColumns: "minmax(0, 1fr) 180px 148px",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) 130px 136px" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const lines = style({
  alignSelf: "center",
  padding: space[4],
  "@media": { [media.phone]: { padding: `${space[3]} 14px` } },
});
const column = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  padding: space[4],
  borderInlineStart: `1px solid ${color.lineSoft}`,
  textAlign: "center",
});
export const amountColumn = style([
  column,
  {
    gap: space[1],
    color: color.textMute,
    fontSize: vars.size[12],
    lineHeight: vars.lead[12],
    "@media": {
      [media.phone]: {
        flexDirection: "row",
        justifyContent: "flex-end",
        alignItems: "baseline",
        gap: space[2],
        padding: "10px 14px",
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${color.lineSoft}`,
      },
    },
  },
]);
export const actionsColumn = style([
  column,
  {
    gap: space[2],
    "@media": {
      [media.phone]: {
        flexDirection: "row-reverse",
        flexWrap: "wrap",
        justifyContent: "flex-start",
        padding: "0 14px 14px",
        borderInlineStart: 0,
      },
    },
  },
]);
export const actionButton = style({
  width: 116,
  height: "auto",
  minHeight: vars.layout.controlSmall,
  paddingInline: space[1],
  "@media": { [media.phone]: { width: "auto", paddingInline: space[4] } },
});
export const section = style({
  padding: `14px ${space[4]}`,
  borderBlockStart: `1px solid ${color.lineSoft}`,
  "@media": { [media.phone]: { padding: "14px" } },
});
export const note = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.lineSoft}`,
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const noteIcon = style({ flex: "none", marginBlockStart: 1, color: color.textMute });
