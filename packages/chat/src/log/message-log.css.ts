import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

const frame = style({ position: "relative", display: "flex", flexDirection: "column", background: color.surfaceTint });
const filling = { flex: "1 1 0", height: "auto", minHeight: 0 };
export const frames = styleVariants({
  own: [
    frame,
    {
      height: "max(40vh, 300px)",
      // On a low window the head and the field stay in sight.
      flexShrink: 1,
      minHeight: 120,
      "@media": { [media.phone]: filling },
    },
  ],
  filling: [frame, filling],
});
/** Its end is its beginning: what is added above moves nothing. */
export const scroller = style({
  display: "flex",
  flexDirection: "column-reverse",
  flex: "1 1 0",
  minHeight: 0,
  overflowY: "auto",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  ":focus-visible": { outlineOffset: -2, boxShadow: "none" },
});
/** Few messages lie at the end. */
export const list = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  flexShrink: 0,
  justifyContent: "flex-end",
  padding: 16,
  "@media": { [media.phone]: { padding: "12px 16px" } },
});
globalStyle(`${list} > *`, { flexShrink: 0 });
export const older = style({ alignSelf: "center" });
export const timeLine = style({
  alignSelf: "center",
  paddingBlock: 6,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
});
export const news = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  paddingBlock: 6,
  color: color.textBrand,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "::before": { content: '""', flexGrow: 1, borderBlockStart: `1px solid ${color.brandLine}` },
  "::after": { content: '""', flexGrow: 1, borderBlockStart: `1px solid ${color.brandLine}` },
});
export const newestState = style({
  alignSelf: "flex-end",
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const aside = style({
  paddingBlockStart: 8,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});
export const empty = style({ margin: "auto", padding: 24, color: color.textSoft, textAlign: "center" });
export const skeletons = style({ display: "grid", gap: 12 });
export const pill = style({
  position: "absolute",
  insetBlockEnd: 12,
  insetInlineStart: "50%",
  translate: "-50% 0",
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: vars.layout.controlSmall,
  padding: "0 14px",
  borderRadius: vars.radius.full,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow[2],
});
