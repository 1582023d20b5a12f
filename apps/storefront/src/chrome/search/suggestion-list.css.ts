import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const list = style({
  position: "absolute",
  zIndex: vars.layer.menu,
  insetBlockStart: "calc(100% + 8px)",
  insetInline: 0,
  maxHeight: "min(70vh, 600px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}, translate ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@starting-style": { opacity: 0, translate: "0 -4px" },
});
export const group = style({
  selectors: {
    "& + &": {
      marginBlockStart: space[2],
      paddingBlockStart: space[2],
      borderBlockStart: `1px solid ${color.lineSoft}`,
    },
  },
});
export const heading = style({
  padding: `${space[1]} 10px`,
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
  fontWeight: vars.weight.strong,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 48,
  padding: "4px 10px",
  borderRadius: vars.radius[2],
  selectors: { "&[aria-selected=true]": { background: color.surfaceSunken } },
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceSunken } },
    [media.forcedColors]: { selectors: { "&[aria-selected=true]": { outline: "2px solid Highlight" } } },
  },
});
const square = { flex: "none", width: 40, height: 40, borderRadius: vars.radius[2] } as const;
export const image = style({ ...square, objectFit: "cover", background: color.surfaceSunken });
export const mark = style({ ...square, display: "grid", placeItems: "center", color: color.textSoft });
export const name = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const end = style({ flex: "none", marginInlineStart: "auto" });
