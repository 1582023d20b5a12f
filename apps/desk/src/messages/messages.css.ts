import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** A mail as mail programs show it: on white, whatever the desk looks like. */
export const mail = style({
  display: "block",
  boxSizing: "border-box",
  width: "100%",
  height: 320,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: "Canvas",
  colorScheme: "light",
});
export const plain = style({
  maxHeight: 240,
  overflow: "auto",
  padding: space[3],
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
