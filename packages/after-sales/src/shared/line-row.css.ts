import { media } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const name = style({
  "@media": { [media.phone]: { position: "relative", display: "block", paddingBlock: 12, marginBlock: -12 } },
});
export const nameLink = style([
  name,
  { "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "3px" } } } },
]);
