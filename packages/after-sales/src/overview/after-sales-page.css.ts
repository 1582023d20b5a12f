import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const tabs = style({
  marginTop: space[2],
  "@media": { [media.belowDesktop]: { overflowX: "auto", scrollbarWidth: "none" } },
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  marginTop: space[4],
});
