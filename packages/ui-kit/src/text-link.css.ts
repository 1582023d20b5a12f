import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

/** On phones a line of text that can be pressed reaches a finger's 44 px, without room of its own. */
export const touchLine = { paddingBlock: 12, marginBlock: -12 };
/** The same inside of a text, where the letters count and not their line. */
const touchText = { paddingBlock: "calc((44px - 1.1em) / 2)", marginBlock: "calc((1.1em - 44px) / 2)" };

/** A link inside a text or on its own. */
export const textLink = style({
  color: vars.color.textLink,
  fontWeight: vars.weight.strong,
  textDecorationLine: "underline",
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: "4px",
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { textDecorationColor: "currentColor" } },
    [media.phone]: touchText,
  },
});

/** "View all", with an arrow after it. */
export const moreLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  color: vars.color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[20],
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "4px" } },
    [media.phone]: touchLine,
  },
});
/** At the end of a heading's line. */
export const atEnd = style({ marginInlineStart: "auto" });
