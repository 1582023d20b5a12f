import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const feedback = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[8],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const question = style({ fontWeight: vars.weight.strong });
export const status = style({
  flexBasis: "100%",
  color: vars.color.textSoft,
  selectors: { "&:empty": { display: "none" } },
});
