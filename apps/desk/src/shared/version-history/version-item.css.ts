import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** A version in the list of all that were published. */
export const versionItem = style({
  display: "grid",
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 }, "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
