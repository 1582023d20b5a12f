import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const tabs = style({
  marginBlockStart: space[2],
  "@media": { [media.belowDesktop]: { overflowX: "auto", scrollbarWidth: "none" } },
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  marginBlockStart: space[4],
});
