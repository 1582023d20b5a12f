import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines, twoLines } from "../shared/clamp.css.ts";
import * as entrance from "./image-card.css.ts";

const { color, layout, radius, size, lead, space } = vars;

/** The story of one shop, as high as the three lines beside it. */
export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: "minmax(120px, 1fr)",
  gap: space[5],
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoRows: "auto" },
    [media.phone]: { gap: space[3] },
  },
});
/** On a phone the lines stand in a row that scrolls sideways, if they have links, by which the keyboard can reach the end. */
export const row = style({
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: 304,
      marginInline: `calc(-1 * ${layout.gutterPhone})`,
      paddingInline: layout.gutterPhone,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});
const focused = { selectors: { "&:has(a[data-shop]:focus-visible)": focusRing } };

export const story = style([
  entrance.card,
  {
    minHeight: 400,
    gridRow: "span 3",
    borderRadius: radius[4],
    background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.home})`,
    "@media": {
      [media.belowSmallDesktop]: { gridRow: "auto", minHeight: 360 },
      [media.phone]: { minHeight: 340 },
    },
  },
  focused,
]);
globalStyle(`${shops} > ${story}:only-child`, { gridColumn: "1 / -1" });
export const cover = style([
  entrance.image,
  {
    position: "absolute",
    inset: 0,
    objectPosition: "74% 100%",
    // The picture gives way to the text.
    "@media": { [media.phone]: { objectPosition: "62% 100%" } },
  },
]);
export const copy = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[1],
  maxWidth: 292,
  padding: "28px 0 0 28px",
  "@media": { [media.phone]: { maxWidth: 200, padding: "20px 0 0 20px" } },
});
export const title = style([
  threeLines,
  {
    textWrap: "balance",
    fontFamily: vars.font.display,
    fontSize: size[32],
    lineHeight: lead[32],
    letterSpacing: vars.track.display,
  },
]);
export const intro = style([
  threeLines,
  {
    marginBlock: space[2],
    color: color.textSoft,
    fontSize: size[14],
    lineHeight: lead[14],
  },
]);
export const count = style({ color: color.textSoft, fontSize: size[12], lineHeight: lead[12] });

export const line = style([
  entrance.card,
  {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: 14,
    padding: "16px 20px",
    border: `1px solid ${color.line}`,
    borderRadius: radius[4],
    background: color.surfacePanel,
    "@media": { [media.phone]: { padding: "14px 16px", alignContent: "start" } },
  },
  focused,
]);
export const logo = style({ width: 56, height: 56, borderRadius: radius[3], objectFit: "cover" });
/** The first letter of a shop without a logo. */
export const letter = style({
  display: "grid",
  placeItems: "center",
  background: vars.tone.brand,
  fontFamily: vars.font.display,
  fontSize: 26,
  fontWeight: vars.weight.bold,
});
export const heading = style({ display: "flex", alignItems: "center", gap: 6 });
export const name = style([entrance.name, { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }]);
export const about = style([
  twoLines,
  { marginBlockStart: 2, color: color.textSoft, fontSize: size[13], lineHeight: "18px" },
]);
/** Reaches over the whole shop, which shows its focus; the products lie above it. */
export const link = style({
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
export const picks = style({
  position: "relative",
  display: "flex",
  gap: space[2],
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
globalStyle(`${story} > ${picks}`, {
  position: "absolute",
  insetInlineStart: 28,
  insetBlockEnd: space[6],
  // There the text and the picture need all the room.
  "@media": { [media.phone]: { display: "none" } },
});
export const pick = style({
  display: "block",
  flex: "none",
  overflow: "hidden",
  width: 64,
  height: 64,
  borderRadius: radius[3],
  background: color.surfaceSunken,
});
globalStyle(`${story} ${pick}`, { border: `2px solid ${color.surfacePanel}` });
globalStyle(`${pick} > *`, { width: "100%", height: "100%", objectFit: "cover" });
