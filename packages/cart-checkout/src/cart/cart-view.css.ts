import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  paddingInline: space[5],
  "@media": { [media.phone]: { paddingInline: 14 } },
});
export const atEnd = style({ marginLeft: "auto" });
