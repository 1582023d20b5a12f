import { globalStyle, style } from "@vanilla-extract/css";
import { frame } from "./field.css.ts";
import { media, vars } from "./theme.css.ts";

export const compact = style([
  frame,
  {
    flex: 1,
    minWidth: 0,
    minHeight: 36,
    paddingInline: 10,
    gap: 6,
    color: vars.color.textMute,
    fontSize: vars.size[13],
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.belowSmallDesktop]: { minHeight: 44 } },
  },
]);
globalStyle(`${compact} > input`, { color: vars.color.text, appearance: "textfield" });
globalStyle(`${compact} > ::-webkit-inner-spin-button`, { display: "none" });
