import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

const { color, space } = vars;

/** Image, name, price, meta: the rows are the grid's, so names of one line leave no hole and prices align. */
export const card = style({
  position: "relative",
  display: "grid",
  gridRow: "span 4",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: 0,
  alignContent: "start",
  minWidth: 0,
  paddingBlockEnd: space[8],
});
export const withAction = style({ gridRow: "span 5" });

export const image = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
  selectors: { [`${card}:has(a:focus-visible) > &`]: focusRing },
});
globalStyle(`${image} > img, ${image} > picture > img`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
});

/** The link stands in the name and reaches over the whole card; buttons lie above it. */
export const link = style({
  "::after": { content: '""', position: "absolute", inset: 0, insetBlockEnd: space[8], borderRadius: vars.radius[3] },
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  maxHeight: `calc(2 * ${vars.lead[14]})`,
  marginBlockStart: space[3],
  alignSelf: "start",
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.regular,
  textWrapStyle: "pretty",
});
export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  marginBlockStart: 6,
});
export const meta = style({
  display: "flex",
  gap: 6,
  marginBlockStart: 2,
  minWidth: 0,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  overflow: "clip",
  whiteSpace: "nowrap",
});
export const shopName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  selectors: { "* + &::before": { content: '"·" / ""', marginInlineEnd: 6 } },
  "@media": { [media.phone]: { display: "none" } },
});
export const action = style({ position: "relative", zIndex: 1, display: "grid", marginBlockStart: space[3] });

export const tags = style({
  position: "absolute",
  insetBlockStart: 10,
  insetInlineStart: 10,
  display: "flex",
  gap: space[1],
});
export const rank = style({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineStart: 10,
  fontFamily: vars.font.display,
  fontSize: 32,
  lineHeight: 1,
  fontWeight: vars.weight.bold,
});
/** Shown when the card is pointed at or focused, always where nothing can be pointed at, and while it is pressed in. */
export const corner = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: 10,
  insetInlineEnd: 10,
  "@media": {
    [media.hover]: {
      selectors: {
        [`${card}:not(:hover, :focus-within) &:not(:has([aria-pressed=true]))`]: { opacity: 0 },
      },
    },
  },
});
export const soldOutLabel = style({
  position: "absolute",
  insetBlockEnd: 14,
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  paddingInline: 14,
  borderRadius: vars.radius.full,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  fontSize: vars.size[12],
  lineHeight: "26px",
  whiteSpace: "nowrap",
});
export const soldOut = style({});
globalStyle(`${soldOut} :is(img)`, { filter: "saturate(.25)", opacity: 0.6 });
globalStyle(`${soldOut} ${name}, ${soldOut} ${price} *`, { color: color.textMute });

globalStyle(`${card}:hover ${image} > img, ${card}:hover ${image} > picture > img`, {
  "@media": { [`${media.hover} and (prefers-reduced-motion: no-preference)`]: { transform: "scale(1.04)" } },
});
globalStyle(`${card}:hover ${link}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
