import { media, vars } from "@plaza/ui-kit/theme";
import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, layout, lead, size, space } = vars;
const wider = "(min-width: 768px)";

const columns = createVar();
/** By how many columns there are beside the labels. */
export const widths = styleVariants({
  2: { vars: { [columns]: "2" } },
  3: { vars: { [columns]: "3" } },
  4: { vars: { [columns]: "4" } },
});

export const note = style({ margin: `0 0 ${space[4]}`, color: color.textSoft });

export const scroller = style({
  // What is hidden from sight in a cell scrolls with it.
  position: "relative",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": {
    // Clipped rather than hidden: hidden, the names would stick to this box instead of the window.
    [wider]: { overflow: "clip" },
    [media.phone]: {
      marginInline: `calc(-1 * ${layout.gutterPhone})`,
      borderInline: 0,
      borderRadius: 0,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x mandatory",
    },
  },
});
export const table = style({
  display: "block",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { width: `calc(50vw * ${columns})`, minWidth: "100%" } },
});
/** The rows lie in the table itself, so that the names stick as long as there is a row below them. */
export const group = style({ display: "contents" });
export const row = style({
  display: "grid",
  gridTemplateColumns: `minmax(120px, 160px) repeat(${columns}, minmax(0, 1fr))`,
  "@media": { [media.phone]: { gridTemplateColumns: `repeat(${columns}, 50vw)` } },
});

export const corner = style({ "@media": { [media.phone]: { display: "none" } } });
const divided = {
  borderInlineStart: `1px solid ${color.lineSoft}`,
  paddingInline: space[5],
  "@media": {
    [media.belowDesktop]: { paddingInline: space[3] },
    [media.phone]: { selectors: { ":first-child + &": { borderInlineStart: 0 } } },
  },
} as const;
export const imageCell = style([
  divided,
  {
    paddingBlockStart: space[5],
    "@media": { [media.belowDesktop]: { paddingBlockStart: space[3] }, [media.phone]: { scrollSnapAlign: "start" } },
  },
]);
export const nameCell = style([
  divided,
  { paddingBlock: space[3], textAlign: "start", fontWeight: vars.weight.regular, minWidth: 0 },
]);
export const buyCell = style([divided, { paddingBlockStart: space[1], paddingBlockEnd: space[5] }]);
globalStyle(`${buyCell} > :is(a, button)`, {
  width: "100%",
  maxWidth: 240,
  paddingInline: space[2],
  whiteSpace: "normal",
});

/** An image with what lies on it; where there are few columns it does not fill its own. */
export const frame = style({ position: "relative", maxWidth: 240 });
/** The square of an image, or of what stands in its place. */
export const imageBox = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
});
globalStyle(`${imageBox} > :is(img, span:empty)`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
const instead = {
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[2],
  padding: space[3],
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  textAlign: "center",
} as const;
export const missing = style([instead, { overflow: "visible" }]);
export const free = style([
  instead,
  {
    border: `1px dashed ${color.lineStrong}`,
    background: "none",
    "@media": { [media.hover]: { ":hover": { borderColor: color.text, color: color.text } } },
  },
]);
export const flash = style({ position: "absolute", insetBlockStart: 10, insetInlineStart: 10, display: "flex" });
export const remove = style({
  position: "absolute",
  insetBlockStart: 10,
  insetInlineEnd: 10,
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: vars.radius.full,
  background: color.surfaceVeil,
  color: color.text,
  // 32 px are drawn, 44 px can be hit by a finger.
  "::after": { content: '""', position: "absolute", inset: -6, borderRadius: "50%" },
  "@media": {
    [media.hover]: { ":hover": { color: color.textBrand } },
  },
});

/** The names stay in sight while the rows below them go by. */
export const names = style({
  "@media": {
    [wider]: {
      position: "sticky",
      zIndex: vars.layer.sticky,
      insetBlockStart: 0,
      background: color.surfacePanel,
    },
  },
});
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: size[14],
  lineHeight: lead[14],
  textWrapStyle: "pretty",
});
export const nameLink = style({
  position: "relative",
  display: "block",
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "3px" } },
    // A finger finds it on a height of 44 px.
    [media.phone]: { "::after": { content: '""', position: "absolute", inset: "-12px 0" } },
  },
});
export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  marginBlockStart: 6,
});
export const problem = style({
  marginBlockStart: space[2],
  color: color.danger,
  fontSize: size[12],
  lineHeight: lead[12],
});

const label0 = {
  padding: `${space[3]} ${space[5]}`,
  textAlign: "start",
  fontSize: size[13],
  lineHeight: lead[13],
  minWidth: 0,
} as const;
/** On phones a line of its own above the values, which stays while they are swiped. */
const lineOfItsOwn = {
  position: "sticky",
  insetInlineStart: 0,
  gridColumn: "1 / -1",
  justifySelf: "start",
  width: "100vw",
  paddingInline: layout.gutterPhone,
} as const;
export const groupLabel = style([
  label0,
  {
    gridColumn: "1 / -1",
    paddingBlock: `${space[5]} ${space[3]}`,
    borderBlockStart: `1px solid ${color.line}`,
    fontWeight: vars.weight.strong,
    "@media": { [media.phone]: { ...lineOfItsOwn, fontSize: size[16], lineHeight: lead[16] } },
  },
]);
export const label = style([
  label0,
  {
    position: "relative",
    borderBlockStart: `1px solid ${color.lineSoft}`,
    color: color.textMute,
    fontWeight: vars.weight.regular,
    "@media": { [media.phone]: { ...lineOfItsOwn, paddingBlock: `${space[3]} 0` } },
  },
]);
export const cell = style([
  divided,
  {
    borderBlockStart: `1px solid ${color.lineSoft}`,
    paddingBlock: space[3],
    minWidth: 0,
    color: color.textSoft,
    fontSize: size[14],
    lineHeight: lead[14],
    "@media": { [media.phone]: { borderBlockStart: 0, paddingBlock: `${space[1]} ${space[3]}` } },
  },
]);
export const content = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
});
export const differing = style({ background: color.surfaceTint });
globalStyle(`${differing} > ${cell}`, { color: color.text, borderColor: color.line });
globalStyle(`${differing} > ${label}`, {
  borderColor: color.line,
  background: color.surfaceTint,
  color: color.text,
  fontWeight: vars.weight.strong,
});
globalStyle(`${differing} > ${label}::before`, {
  content: '""',
  position: "absolute",
  insetInlineStart: 8,
  insetBlockStart: 14,
  width: 3,
  height: 16,
  borderRadius: 2,
  background: color.text,
});

export const mute = style({ color: color.textMute, fontSize: size[13] });
export const line = style({ width: "100%" });
export const link = style({
  position: "relative",
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline" } },
    // A finger finds it on a height of 44 px.
    [media.phone]: { "::after": { content: '""', position: "absolute", inset: "-14px 0" } },
  },
});
export const images = style({ display: "flex", gap: space[1] });
globalStyle(`${images} > img`, { width: 28, height: 28, borderRadius: 6, objectFit: "cover" });

globalStyle(`html:has(${table})`, { "@media": { [wider]: { scrollPaddingBlockStart: 120 } } });
