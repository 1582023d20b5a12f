import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius[4],
  background: vars.color.surfaceSunken,
});
/** What stays in sight where the image is cut. Texts lie on the left, so without another word it is the right. */
export const focusX = "--banner-focus-x";
export const focusY = "--banner-focus-y";
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: `var(${focusX}, 80%) var(${focusY}, 50%)`,
});
