import { style } from "@vanilla-extract/css";
import { split } from "../parts/product-body.css.ts";

/** Its room is free before it comes, so that nothing below it moves; without scripts it never does. */
export const expected = style([
  split,
  { alignItems: "start", minHeight: 300, "@media": { "(scripting: none)": { display: "none" } } },
]);
