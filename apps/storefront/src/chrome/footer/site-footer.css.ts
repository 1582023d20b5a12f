import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const footer = style({
  marginBlockStart: space[20],
  "@media": { [media.phone]: { marginBlockStart: space[12] } },
});

export const promises = style({ background: color.surfacePanel, borderBlockStart: `1px solid ${color.line}` });
export const promiseList = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  gap: space[5],
  paddingBlock: 36,
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
    [media.phone]: { gridTemplateColumns: "1fr 1fr", gap: `${space[4]} ${space[3]}`, paddingBlock: space[6] },
  },
});
export const promise = style({ display: "flex", alignItems: "center", gap: 14 });
export const disc = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: color.brandTint,
  color: color.textBrand,
  "@media": { [media.phone]: { width: 36, height: 36 } },
});
export const promiseTitle = style({ display: "block", fontWeight: vars.weight.strong });
export const promiseLine = style({
  display: "block",
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
  "@media": { [media.phone]: { display: "none" } },
});

export const legal = style({ background: color.surfaceInverse, color: color.textOnInverseMute, fontSize: size[12] });
export const legalRow = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[6]}`,
  minHeight: 72,
  paddingBlock: space[4],
  "@media": {
    [media.phone]: { flexDirection: "column", alignItems: "flex-start", rowGap: 28, paddingBlock: space[5] },
  },
});
export const legalLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[5]}`,
  marginInlineStart: "auto",
  "@media": { [media.phone]: { gap: `28px ${space[5]}`, marginInlineStart: 0 } },
});
/** 24 px to hit by a mouse, 44 by a finger. */
export const legalLink = style({
  display: "inline-block",
  paddingBlock: 4,
  lineHeight: lead[12],
  ":hover": { color: color.textOnInverse, textDecoration: "underline" },
  "@media": { [media.phone]: { paddingBlock: 14, marginBlock: -14 } },
});
