import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";

export const departments = style({
  display: "flex",
  justifyContent: "center",
  maxWidth: vars.layout.contentText,
  marginInline: "auto",
});
/** Breaks even a single endless word. */
export const foreign = style([threeLines, { overflowWrap: "anywhere" }]);

globalStyle(`${departments} > *`, { justifyContent: "center" });
