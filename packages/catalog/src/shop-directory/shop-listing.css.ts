import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const listing = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });
export const pages = style({
  justifySelf: "center",
  marginTop: vars.space[6],
  selectors: { "&:empty": { display: "none" } },
});
