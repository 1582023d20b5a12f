import { style } from "@vanilla-extract/css";

export const share = style({
  position: "relative",
  marginLeft: "auto",
  "@media": { "(scripting: none)": { display: "none" } },
});
