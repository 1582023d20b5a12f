import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const within = style({ "@media": { [media.phone]: { width: "100%", textAlign: "end" } } });

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
export const pager = style({ display: "grid", justifyContent: "center", marginBlockStart: space[10] });
