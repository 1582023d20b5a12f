import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, layout, space, radius, size } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: `${layout.side} minmax(0, 1fr)`,
  alignItems: "start",
  gap: space[5],
  paddingBlockStart: space[6],
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], paddingBlockStart: space[3] },
    print: { display: "block" },
  },
});
export const panel = style({
  minHeight: 680,
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { minHeight: 0, padding: space[4] } },
});

/** On phones one row that scrolls sideways, over the edges of the column. */
export const menu = style({
  position: "relative",
  "@media": {
    print: { display: "none" },
    [media.phone]: {
      display: "flex",
      gap: space[2],
      marginInline: `calc(-1 * ${layout.gutterPhone})`,
      paddingInline: layout.gutterPhone,
      paddingBlock: space[1],
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollPaddingInline: layout.gutterPhone,
    },
  },
});
export const group = style({
  selectors: { "& + &": { marginBlockStart: space[6] } },
  "@media": { [media.phone]: { display: "contents" } },
});
export const heading = style({
  marginBlockEnd: space[2],
  paddingInlineStart: space[3],
  color: color.textSoft,
  fontSize: size[12],
  fontWeight: vars.weight.strong,
  "@media": { [media.phone]: { display: "none" } },
});
export const list = style({
  display: "grid",
  gap: 2,
  "@media": { [media.phone]: { display: "contents" } },
});
export const entry = style({ "@media": { [media.phone]: { flex: "none" } } });
export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 36,
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: radius[2],
  color: color.textSoft,
  selectors: {
    '&[aria-current="page"]': {
      borderColor: color.line,
      background: color.surfacePanel,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: "absolute",
      insetBlock: 8,
      insetInlineStart: -1,
      width: 3,
      borderRadius: 2,
      background: color.brand,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { color: color.text } },
    [media.phone]: {
      minHeight: layout.touch,
      border: `1px solid ${color.line}`,
      borderRadius: radius.full,
      background: color.surfacePanel,
      selectors: {
        '&[aria-current="page"]': { borderColor: color.text },
        '&[aria-current="page"]::before': { display: "none" },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: "2px solid Highlight" } } },
  },
});
export const end = style({ marginInlineStart: "auto" });
export const logOut = style({ display: "none", flex: "none", "@media": { [media.phone]: { display: "flex" } } });
