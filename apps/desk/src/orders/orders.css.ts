import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const search = style({ maxWidth: 440 });
export const filters = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
globalStyle(`${filters} > summary`, { width: "fit-content", cursor: "pointer", color: color.textSoft });
export const filterFields = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
  paddingBlockStart: space[3],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "stretch" } },
});
export const notes = style({ display: "grid", gap: space[4], margin: 0, padding: 0, listStyle: "none" });
export const noteFoot = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const batch = style({
  position: "sticky",
  insetBlockStart: 56,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  background: color.surfacePanel,
  selectors: { "&:not(:empty)": { paddingBlock: space[2] } },
});
/** Below what was ordered, as far in as its name. */
export const lineAttributes = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[1],
  paddingInlineStart: 60,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const lines = style({ display: "grid", gap: space[2] });
export const parcels = style({ display: "grid", gap: space[4] });
export const parcel = style({
  display: "grid",
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.lineSoft}`,
  selectors: { "&:first-child": { paddingBlockStart: 0, borderBlockStart: 0 } },
});
export const twoFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
  gap: space[3],
});
/** On phones an order is a card: number, state, amount and what is to be done with it in sight. */
export const orderTable = style({ "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${orderTable} > tbody`, { "@media": { [media.phone]: { display: "grid", gap: space[3] } } });
globalStyle(`${orderTable} > thead th:not(:has(input))`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${orderTable} > thead, ${orderTable} > thead > tr, ${orderTable} > thead th`, {
  "@media": { [media.phone]: { display: "block", border: 0, padding: 0 } },
});
/** Room for a finger on the box that ticks them all, above the boxes of the cards and as far in as these. */
globalStyle(`${orderTable} > thead > tr:has(input)`, {
  "@media": {
    [media.phone]: {
      display: "grid",
      justifyItems: "end",
      // With their border of a pixel.
      padding: `${space[3]} calc(${space[3]} + 1px)`,
    },
  },
});
export const orderCard = style({
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: space[2],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius[3],
    },
  },
});
globalStyle(`${orderCard} > td`, {
  "@media": { [media.phone]: { minWidth: 0, padding: 0, border: 0, gridColumn: "1 / -1" } },
});
/** Beside each other: the number with its tick, and the amount. */
export const orderTick = style({});
export const orderNumber = style({});
export const orderAmount = style({});
globalStyle(`${orderCard} > ${orderNumber}`, { "@media": { [media.phone]: { gridColumn: 1, gridRow: 1 } } });
globalStyle(`${orderCard} > ${orderAmount}`, { "@media": { [media.phone]: { gridColumn: 2, gridRow: 1 } } });
globalStyle(`${orderCard} > ${orderTick}`, {
  "@media": { [media.phone]: { gridColumn: 2, gridRow: 2, justifySelf: "end" } },
});
export const orderState = style({});
globalStyle(`${orderCard} > ${orderState}`, { "@media": { [media.phone]: { gridColumn: 1, gridRow: 2 } } });
export const history = style({ display: "grid", gap: space[3] });
