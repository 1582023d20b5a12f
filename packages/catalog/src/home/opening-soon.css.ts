import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const stage = style({
  display: "grid",
  justifyItems: "center",
  gap: space[6],
  paddingBlock: space[16],
  "@media": { [media.phone]: { paddingBlock: space[10] } },
});
export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space[2]} ${space[5]}`,
  color: color.textSoft,
  fontSize: vars.size[13],
});
