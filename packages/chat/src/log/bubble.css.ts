import { media, vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

const row = style({ display: "flex", gap: 8, alignItems: "flex-end", paddingBlock: 5 });
export const sides = styleVariants({
  own: [row, { justifyContent: "flex-end" }],
  other: [row, {}],
});
const message = style({ display: "grid", gap: 2, maxWidth: "88%", minWidth: 0 });
export const sideOf = styleVariants({
  own: [message, { justifyItems: "end" }],
  other: [message, { justifyItems: "start" }],
});
const bubble = style({
  padding: "9px 13px",
  border: "1px solid transparent",
  whiteSpace: "pre-wrap",
});
export const bubbles = styleVariants({
  own: [bubble, { borderRadius: "14px 14px 4px 14px", background: color.surfaceInverse, color: color.textOnInverse }],
  other: [
    bubble,
    {
      borderColor: color.lineSoft,
      borderRadius: "14px 14px 14px 4px",
      background: color.surfacePanel,
      color: color.text,
    },
  ],
});
/** Not sent yet. */
export const pale = style({ opacity: 0.7 });
export const link = style({ textDecoration: "underline", textUnderlineOffset: 2 });
export const notice = style({
  paddingBlock: 5,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});

export const imageButton = style({ display: "block", borderRadius: vars.radius[3] });
export const image = style({
  width: 148,
  height: 148,
  borderRadius: vars.radius[3],
  objectFit: "cover",
  background: color.surfaceSunken,
  "@media": { [media.phone]: { width: 112, height: 112 } },
});
export const largeImage = style({ width: "100%", maxHeight: "70dvh", objectFit: "contain" });
export const missing = style({
  padding: "9px 13px",
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
  color: color.textSoft,
});

export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 5,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const problem = style([below, { color: color.danger, justifyContent: "flex-end" }]);
export const again = style({
  position: "relative",
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: 2,
  "::after": { content: '""', position: "absolute", inset: "-10px -6px" },
});
export const avatar = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  borderRadius: "50%",
  overflow: "hidden",
  background: vars.tone.brand,
  color: color.text,
  fontSize: vars.size[11],
  fontWeight: vars.weight.strong,
});
