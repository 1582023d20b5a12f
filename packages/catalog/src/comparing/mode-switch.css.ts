import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** At the end of the bar. On phones the bar is full, so it stands above it, beside the number of products. */
export const mode = style({
  display: "flex",
  alignItems: "center",
  minHeight: 32,
  marginLeft: "auto",
  color: vars.color.textSoft,
  fontSize: vars.size[13],
  "@media": { [media.phone]: { position: "absolute", right: 8, bottom: "100%", minHeight: 44 } },
});
globalStyle(`fieldset:has(> ${mode})`, { position: "relative" });
// Beside the button of the filters the bar scrolls sideways, and the switch with it: above it, it would be cut off.
globalStyle(`aside + fieldset > ${mode}`, { "@media": { [media.phone]: { position: "static", flex: "none" } } });
