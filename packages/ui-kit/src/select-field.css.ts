import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";
import { control } from "./field.css.ts";

/** Fills its frame, so that a press on the arrow opens the list too. */
export const select = style([
  control,
  {
    alignSelf: "stretch",
    appearance: "none",
    marginInline: `calc(-1 * ${vars.space[3]})`,
    paddingInline: `${vars.space[3]} 36px`,
    borderRadius: vars.radius[2],
    textOverflow: "ellipsis",
    cursor: "pointer",
    "@media": { [media.forcedColors]: { background: "Canvas", color: "CanvasText" } },
  },
]);
/** Over the end of the list: 16 px of its own and the gap of 8 px are taken back. */
export const arrow = style({
  display: "flex",
  marginInlineStart: -24,
  pointerEvents: "none",
  color: vars.color.textMute,
});
