import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** At the end of the bar. On phones the bar is full, so it stands above it, beside the number of products. */
export const mode = style({
  display: "flex",
  alignItems: "center",
  minHeight: 32,
  marginInlineStart: "auto",
  color: vars.color.textSoft,
  fontSize: vars.size[13],
  "@media": { [media.phone]: { position: "absolute", insetInlineEnd: 8, insetBlockEnd: "100%", minHeight: 44 } },
});
globalStyle(`fieldset:has(> ${mode})`, { position: "relative" });
// Beside the button of the filters the bar scrolls sideways, and the switch with it: above it, it would be cut off.
globalStyle(`aside + fieldset > ${mode}`, { "@media": { [media.phone]: { position: "static", flex: "none" } } });

/** A white pill on a product's image, above the link that covers the card. */
export const pill = style({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: 10,
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
  insetBlockEnd: 10,
  "@media": {
    [media.hover]: { selectors: { [`article:not(:hover, :focus-within) &:not(${shown})`]: { opacity: 0 } } },
    [media.noHover]: { selectors: { [`&:not(${shown}, :focus-within)`]: { display: "none" } } },
  },
});
/** Above the words "Sold out". */
export const raised = style({ insetBlockEnd: 48 });
export const alone = style({ insetBlockStart: 14, insetInlineStart: 14, boxShadow: vars.shadow[2] });
