import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const aboveList = style({
  marginBlockEnd: space[8],
  "@media": { [media.phone]: { marginBlockEnd: space[5] } },
});
