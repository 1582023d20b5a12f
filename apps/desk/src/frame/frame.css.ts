import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "216px minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minHeight: "100dvh",
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto auto 1fr" },
    print: { display: "block" },
  },
});
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: space[4],
  height: 56,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surfacePanel,
  "@media": { print: { display: "none" }, [media.phone]: { gap: space[2], paddingInline: space[4] } },
});
export const home = style({ display: "flex", borderRadius: vars.radius[1] });
export const shop = style({
  minWidth: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.line}`,
  fontWeight: vars.weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" } },
});
export const ends = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginInlineStart: "auto",
  "@media": { [media.phone]: { gap: space[2] } },
});
export const name = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 24,
  minHeight: 32,
  borderRadius: vars.radius[1],
});
/** Words that a phone has no place for, but a screen reader. */
export const onDesktop = style({
  "@media": {
    [media.phone]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
export const rail = style({
  position: "sticky",
  insetBlockStart: 56,
  alignSelf: "start",
  height: "calc(100dvh - 56px)",
  overflowY: "auto",
  padding: `${space[4]} ${space[3]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surfacePanel,
  "@media": {
    print: { display: "none" },
    [media.belowSmallDesktop]: {
      position: "static",
      height: "auto",
      overflowX: "auto",
      padding: `${space[1]} ${space[3]}`,
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
export const links = style({
  display: "grid",
  gap: space[1],
  "@media": { [media.belowSmallDesktop]: { display: "flex" } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 40,
  paddingInline: space[3],
  borderRadius: vars.radius[2],
  color: color.textSoft,
  whiteSpace: "nowrap",
  "@media": {
    [media.hover]: { ":hover": { background: color.surfaceTint } },
    [media.phone]: { minHeight: vars.layout.touch },
  },
  selectors: {
    '&[aria-current="page"]': {
      background: color.surfaceSunken,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
  },
});
export const badge = style({ marginInlineStart: "auto" });
export const main = style({
  minWidth: 0,
  width: "100%",
  maxWidth: 1280,
  padding: space[6],
  outline: "none",
  "@media": { [media.phone]: { padding: space[4] } },
});
export const strip = style({ gridColumn: "1 / -1", padding: `${space[2]} ${space[5]}` });
/** A page that scrolls within itself. */
export const filled = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "calc(100dvh - 56px)",
  outline: "none",
  "@media": { [media.belowSmallDesktop]: { height: "calc(100dvh - 56px - 49px)" } },
});
export const sectionTabs = style({ marginBlockEnd: space[4], "@media": { print: { display: "none" } } });
