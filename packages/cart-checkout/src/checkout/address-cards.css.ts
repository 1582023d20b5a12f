import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[5],
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[3] },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
const card = style({
  position: "relative",
  minHeight: 104,
  padding: `${space[4]} 18px`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const address = style([
  card,
  {
    display: "grid",
    alignContent: "start",
    gap: 6,
    background: color.surfacePanel,
    cursor: "pointer",
    selectors: {
      "&:has(:checked)": { borderColor: color.lineSelected, boxShadow: `inset 0 0 0 1px ${color.lineSelected}` },
      "&:has(:focus-visible)": { outline: `2px solid ${color.focusOuter}`, outlineOffset: 2 },
    },
    "@media": {
      [media.hover]: { selectors: { "&:not(:has(:checked)):hover": { borderColor: color.lineControlHover } } },
    },
  },
]);
export const name = style({ paddingInlineEnd: space[6], fontWeight: vars.weight.strong });
export const phone = style({
  color: color.textSoft,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const lines = style({
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const foot = style({ display: "flex", alignItems: "center", gap: space[2], minHeight: 24 });
export const edit = style({
  marginInlineStart: "auto",
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  borderRadius: vars.radius[1],
  textUnderlineOffset: "3px",
  // An area of 44 px for a finger.
  position: "relative",
  "::after": { content: '""', position: "absolute", inset: "-14px -12px" },
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecoration: "underline" } } },
});
export const tick = style({
  position: "absolute",
  insetBlockStart: 14,
  insetInlineEnd: 14,
  color: color.textBrand,
  visibility: "hidden",
  selectors: { [`${address}:has(:checked) &`]: { visibility: "visible" } },
});
export const add = style([
  card,
  {
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: 6,
    borderStyle: "dashed",
    borderColor: color.lineControl,
    color: color.textSoft,
    "@media": {
      [media.hover]: { ":hover": { borderColor: color.lineControlHover, color: color.text } },
      [media.phone]: { gridAutoFlow: "column", minHeight: 56 },
    },
  },
]);
export const all = style({ justifySelf: "start" });
