import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
globalStyle(`${head} > h2`, { flex: "1 1 auto", marginBlockEnd: 0 });
export const summary = style({
  paddingBlock: space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  cursor: "pointer",
});
export const chosen = style({ display: "grid", gap: space[2], fontSize: vars.size[13], lineHeight: vars.lead[13] });
