import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const bar = style({
  display: "none",
  "@media": {
    [media.phone]: {
      position: "fixed",
      zIndex: vars.layer.rail,
      insetInline: 0,
      insetBlockEnd: 0,
      display: "flex",
      alignItems: "center",
      gap: vars.space[3],
      minHeight: vars.layout.barTabs,
      padding: `${vars.space[2]} ${vars.layout.gutterPhone}`,
      paddingBlockEnd: `max(${vars.space[2]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surfacePanel,
    },
  },
});
