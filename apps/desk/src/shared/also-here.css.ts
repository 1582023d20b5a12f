import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A line of its own in the head of a page, which takes no room while there is nobody. */
export const alsoHere = style({
  flexBasis: "100%",
  color: vars.color.info,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  overflowWrap: "anywhere",
  selectors: { "&:empty": { position: "absolute" } },
});
