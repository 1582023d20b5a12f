import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { motion } = vars;
const active = ":root:active-view-transition-type(product)";
const name = "product-image";

/** The frame of the product's own image. It is named only when no card is: two elements of one name would cancel the transition. */
export const arrivingImage = style({});
globalStyle(`${active} [data-carried], ${active}:not(:has([data-carried])) ${arrivingImage}`, {
  viewTransitionName: name,
});
globalStyle(`${active}::view-transition`, { pointerEvents: "none" });
globalStyle(`${active}::view-transition-group(*)`, {
  animationDuration: motion.slow,
  animationTimingFunction: motion.easeMove,
});
