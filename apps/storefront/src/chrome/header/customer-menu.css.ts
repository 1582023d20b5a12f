import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A long name is cut on the screen only: a screen reader reads all of it. */
export const greeting = style({
  maxWidth: 200,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});
