import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const pages = style({
  display: "grid",
  justifyContent: "center",
  marginTop: space[10],
  selectors: { "&:empty": { display: "none" } },
});
