import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, radius, space } = vars;

/** Long, and read where it stands: the form below stays near. */
export const agreementText = style({
  maxBlockSize: "40vh",
  overflowY: "auto",
  marginBlockStart: space[2],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius[2],
});
