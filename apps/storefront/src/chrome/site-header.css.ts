import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { layout, space } = vars;

export const header = style({ background: vars.color.surfacePanel });
/** The search begins where the content column beside the category panel does. */
export const row = style({
  display: "flex",
  alignItems: "center",
  minHeight: layout.barHeader,
  "@media": { [media.phone]: { flexWrap: "wrap", minHeight: 0, paddingBlock: "10px 12px" } },
});
export const home = style({
  flex: "none",
  width: `calc(${layout.categories} + ${space[5]})`,
  "@media": {
    [media.belowSmallDesktop]: { width: "auto", marginRight: space[6] },
    [media.phone]: { flex: "1 0 100%" },
  },
});
export const picture = style({ width: "auto", height: 40 });
export const search = style({
  flex: "0 1 580px",
  minWidth: 0,
  "@media": { [media.phone]: { flex: "1 0 100%", marginTop: 10 } },
});
