import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One line; where the column is narrow, the buttons have one of their own. */
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  "@media": { [media.belowSmallDesktop]: { flexWrap: "wrap" } },
});
export const shopLook = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  // What has no room beside the name goes to a second row, which is not shown.
  height: vars.layout.controlSmall,
  overflow: "clip",
  overflowClipMargin: 4,
  "@media": { [media.belowSmallDesktop]: { flexBasis: "100%" } },
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const name = style({
  // Beside the mark.
  maxWidth: `calc(100% - 24px - ${space[2]})`,
  overflow: "hidden",
  fontWeight: vars.weight.strong,
  lineHeight: vars.layout.controlSmall,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** What something is placed by; around the buttons at the end it is the panel of the one that shares the page. */
export const end = style({ position: "relative" });
export const enter = style([
  end,
  {
    "@media": {
      [media.hover]: { ":hover": { textDecoration: "underline" } },
      // A finger finds it on a height of 44 px.
      [media.phone]: { "::after": { content: '""', position: "absolute", inset: "-12px 0" } },
    },
  },
]);
export const fact = style({ color: color.textMute, lineHeight: vars.layout.controlSmall, whiteSpace: "nowrap" });

/** Both keep the room of buttons that arrive late. */
export const follow = style({ flex: "none", minWidth: 112, minHeight: vars.layout.controlSmall });
export const toggle = style({ flex: "none", width: 32, height: 32 });
