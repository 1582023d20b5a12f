import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

const action = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  // As high as the frame, into its padding.
  alignSelf: "stretch",
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  selectors: {
    // Inside the frame, which would cut off a ring around it.
    "&:focus-visible": { outlineOffset: -4, boxShadow: "none" },
    "&:is(:disabled, [aria-disabled=true])": { color: color.textMute, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:not(:disabled, [aria-disabled=true]):hover": { color: color.text } } },
  },
});

/** A button inside the frame of a field. */
export const inFrame = styleVariants({
  icon: [action, { width: 40, "@media": { [media.phone]: { width: vars.layout.touch } } }],
  text: [
    action,
    {
      paddingInline: space[3],
      fontSize: vars.size[13],
      lineHeight: vars.lead[13],
      fontWeight: vars.weight.strong,
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
  ],
});
