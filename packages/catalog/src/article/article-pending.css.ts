import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const crumbs = style({ marginBlock: "20px 19px" });
export const text = style({
  display: "grid",
  gap: space[4],
  maxWidth: vars.layout.contentText,
  paddingBlockStart: space[4],
});
export const image = style({ marginBlock: space[4] });
