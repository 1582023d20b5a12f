import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

/** As many in a row as there is room for. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
  gap: vars.layout.gutter,
  "@media": { [media.phone]: { gap: space[3] } },
});
/** As high as the others of its row. */
export const card = style({ display: "grid", borderRadius: vars.radius[3] });
export const problem = style({ color: color.danger, fontSize: size[13], lineHeight: lead[13] });
globalStyle(`${problem}:empty`, { display: "none" });
