import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The centred column that every part of the chrome, and every page, lies in. */
export const pageWidth = style({
  width: `min(${vars.layout.content}, 100% - 2 * ${vars.layout.gutterPhone})`,
  marginInline: "auto",
  "@media": { [media.desktop]: { width: vars.layout.content } },
});
