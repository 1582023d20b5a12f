import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** A white pill on a product's image, above the link that covers the card. */
export const pill = style({
  position: "absolute",
  zIndex: 1,
  left: 10,
  borderRadius: vars.radius.full,
  background: color.surfaceVeil,
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  selectors: { "&:has(:checked)": { color: color.text, fontWeight: vars.weight.strong } },
});
// The whole pill can be pressed, on phones on a height of 44 px.
globalStyle(`${pill} label`, {
  position: "relative",
  zIndex: 0,
  alignItems: "center",
  padding: `5px ${space[3]} 5px 6px`,
});
globalStyle(`${pill} label::after`, {
  "@media": {
    [`${media.phone}, ${media.noHover}`]: { content: '""', position: "absolute", zIndex: -1, inset: "-9px 0" },
  },
});
globalStyle(`${pill} input`, { marginBlock: 0 });
globalStyle(`${pill} [aria-disabled]`, { borderColor: color.lineStrong, background: color.surfaceDisabled });
globalStyle(`${pill}:has([aria-disabled])`, { color: color.textOnDisabled });
globalStyle(`${pill}:has([aria-disabled]) label`, { cursor: "not-allowed" });

export const shown = style({});
export const onCard = style({
  bottom: 10,
  "@media": {
    [media.hover]: { selectors: { [`article:not(:hover, :focus-within) &:not(${shown})`]: { opacity: 0 } } },
    [media.noHover]: { selectors: { [`&:not(${shown}, :focus-within)`]: { display: "none" } } },
  },
});
/** Above the words "Sold out". */
export const raised = style({ bottom: 48 });
export const alone = style({ top: 14, left: 14, boxShadow: vars.shadow[2] });
