import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const taken = style({ display: "flex", alignItems: "center", gap: space[2], flex: 1, minWidth: 0 });
export const bar = style({
  flex: 1,
  height: 4,
  overflow: "hidden",
  borderRadius: 2,
  background: color.line,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const filled = style({
  display: "block",
  height: "100%",
  background: color.text,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});
