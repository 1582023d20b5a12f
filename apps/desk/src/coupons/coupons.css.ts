import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const couponFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: vars.space[3],
});
export const chosenProducts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const chosen = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: "100%",
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size[13],
});
export const chosenName = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
