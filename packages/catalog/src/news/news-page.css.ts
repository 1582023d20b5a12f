import { vars, media } from "@plaza/ui-kit/theme";
import { style, globalStyle } from "@vanilla-extract/css";
import { threeLines, twoLines } from "../shared/clamp.css.ts";
import { displayTitle } from "../shared/display-title.css.ts";

export { topic } from "../shared/display-title.css.ts";

const { size, lead, space, color } = vars;

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginBlock: `${space[8]} ${space[5]}`,
});
export const title = style([threeLines, displayTitle]);
export const remark = style({ color: vars.color.textMute });
export const foot = style({ marginBlockStart: space[10] });

/** The whole row leads to the article. */
export const link = style({
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius[3] },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${color.focusOuter}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${color.focusInner}`,
    },
  },
});

export const feature = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "560px minmax(0, 1fr)",
  minHeight: 280,
  marginBlockEnd: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  overflow: "hidden",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", marginBlockEnd: space[4] },
  },
});
export const image = style({
  width: "100%",
  height: "100%",
  maxHeight: 360,
  objectFit: "cover",
  background: color.surfaceSunken,
  "@media": { [media.phone]: { height: 200 } },
});
export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: space[3],
  padding: space[8],
  "@media": { [media.phone]: { padding: space[4] } },
});
export const featureTitle = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[24],
    lineHeight: lead[24],
    fontWeight: vars.weight.strong,
    textWrap: "balance",
  },
]);
export const intro = style([threeLines, { color: color.textSoft }]);
globalStyle(`${feature}:hover ${link}`, {
  "@media": { [media.hover]: { textDecoration: "underline", textUnderlineOffset: "4px" } },
});

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "220px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[6],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
  "@media": { [media.phone]: { gridTemplateColumns: "120px minmax(0, 1fr)", gap: space[4], paddingBlock: space[4] } },
});
/** Without a picture the text has the row to itself. */
export const plain = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const rowImage = style({
  width: "100%",
  aspectRatio: "11 / 7",
  objectFit: "cover",
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
});
export const rowText = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[1] });
export const rowTitle = style([twoLines, { fontSize: size[16], lineHeight: lead[16], fontWeight: vars.weight.strong }]);
globalStyle(`${row}:hover ${link}`, {
  "@media": { [media.hover]: { textDecoration: "underline", textUnderlineOffset: "4px" } },
});
export const rowIntro = style([
  twoLines,
  { color: color.textSoft, "@media": { [media.phone]: { fontSize: size[13] } } },
]);
