import { style } from "@vanilla-extract/css";
import { vars } from "@plaza/ui-kit/theme";

/** Some sites have a long name, and some write it without a space. Two lines of it are seen, wherever it stands. */
export const written = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: vars.size[20],
});
/** One line, in the strip above the header. */
export const welcome = style({ maxWidth: 320, overflow: "hidden", textOverflow: "ellipsis" });

export const image = style({ width: "auto", height: 40 });
