import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** In line with the words of the box above it. */
export const treatyButton = style({
  marginInlineStart: 28,
  padding: 0,
  font: "inherit",
  fontSize: vars.size[13],
  "@media": { [media.phone]: { minHeight: 44 } },
});
/** The dialog's words, which scroll by themselves. */
export const words = style({ maxHeight: "60vh", overflowY: "auto" });
