import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, layout, space } = vars;

/** Square, 36 px; on, it has a frame of ink. */
export const alertButton = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  minHeight: 32,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  color: color.text,
  selectors: {
    "&[aria-pressed=true]": { borderColor: color.text, boxShadow: `inset 0 0 0 .5px ${color.text}` },
    "&[aria-busy=true]": { cursor: "progress" },
  },
  // From within the frame: 44 px can be hit by a finger.
  "::after": { content: '""', position: "absolute", inset: -7 },
  "@media": { [media.hover]: { ":hover": { borderColor: color.lineControlHover } } },
});
/** Over a picture, and beside a favourite button: round, and without a frame while it is off. */
export const round = style({
  width: 32,
  borderColor: "transparent",
  borderRadius: "50%",
  background: color.surfaceVeil,
  color: color.textSoft,
  selectors: { "&[aria-pressed=true]": { color: color.text } },
});
/** Below the favourite button of a card. */
export const belowFavourite = style({ marginBlockStart: space[2] });

/** Before the cart. */
export const inHeader = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: layout.touch,
  height: layout.touch,
  marginInlineEnd: space[2],
  borderRadius: "50%",
  color: color.text,
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceSunken } },
    [media.phone]: { display: "none" },
  },
});
export const inPhoneHeader = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: layout.touch,
  height: layout.touch,
});
export const icon = style({ position: "relative", display: "grid" });

export const now = style({ marginBlockEnd: space[4], color: color.textSoft });
export const remove = style({ marginInlineEnd: "auto" });
