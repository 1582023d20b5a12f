import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { closeUp } from "./zoom-view.ts";

export const lens = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transform: `scale(${closeUp})`,
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { "&[data-shown]": { opacity: 1 } },
});
