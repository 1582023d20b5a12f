import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const today = style({
  marginBlockStart: space[5],
  "@media": { [media.phone]: { marginBlockStart: space[3] } },
});
/** On a phone it scrolls sideways; the last fact in sight is cut, which says that there are more. */
export const strip = style({
  display: "flex",
  overflow: "hidden",
  height: 74,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { overflowX: "auto", overscrollBehaviorX: "contain", scrollbarWidth: "none" } },
});
export const item = style({
  flex: "1 1 0",
  minWidth: 0,
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.phone]: { selectors: { "&:not(:only-child)": { flex: "0 0 272px" } } } },
});
export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  height: "100%",
  paddingInline: space[5],
  ":focus-visible": { outlineOffset: -3, boxShadow: "none" },
  "@media": { [media.phone]: { paddingInline: 14, gap: space[3] } },
});
export const image = style({
  flex: "none",
  overflow: "hidden",
  width: 48,
  height: 48,
  borderRadius: 10,
  background: color.surfaceSunken,
});
globalStyle(`${image} > *`, { width: "100%", height: "100%", objectFit: "cover" });
export const disc = style([image, { display: "grid", placeItems: "center", borderRadius: vars.radius.full }]);
globalStyle(`${disc} > svg`, { width: 20, height: 20 });
export const words = style({ flex: 1, minWidth: 0 });
const line = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const title = style({
  ...line,
  fontSize: size[14],
  lineHeight: lead[14],
  fontWeight: vars.weight.strong,
});
export const about = style({ ...line, color: color.textMute, fontSize: size[12], lineHeight: lead[12] });
globalStyle(`a${fact}:hover ${title}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
export const arrow = style({ flex: "none", display: "flex", color: color.textMute });
