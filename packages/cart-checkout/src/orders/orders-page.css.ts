import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const within = style({ "@media": { [media.phone]: { width: "100%", textAlign: "end" } } });

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
export const pager = style({ display: "grid", justifyContent: "center", marginTop: space[10] });
