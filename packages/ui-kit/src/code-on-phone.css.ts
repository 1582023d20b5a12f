import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export { explanation as how } from "./text.css.ts";

/** A finger, or a window as narrow as a phone's. */
export const box = style({
  display: "none",
  "@media": {
    [media.phone]: { display: "grid" },
    [media.noHover]: { display: "grid" },
  },
  justifyItems: "center",
  gap: vars.space[3],
});
export const ways = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[2] });
