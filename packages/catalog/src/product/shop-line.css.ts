import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const line = style({ display: "flex", alignItems: "start", gap: space[2] });
export const shopLook = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  minWidth: 0,
  minHeight: vars.layout.controlSmall,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const name = style({ minWidth: 0, fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
/** What something is placed by; around the buttons at the end it is the panel of the one that shares the page. */
export const place = style({ position: "relative" });
export const enter = style([
  place,
  {
    "@media": {
      [media.hover]: { ":hover": { textDecoration: "underline" } },
      // A finger finds it on a height of 44 px.
      [media.phone]: { "::after": { content: '""', position: "absolute", inset: "-12px 0" } },
    },
  },
]);
export const fact = style({ color: color.textMute });

/** Both keep the room of buttons that arrive late. */
export const follow = style({ minWidth: 112, minHeight: vars.layout.controlSmall });
export const heart = style({ flex: "none", width: 32, height: 32 });
