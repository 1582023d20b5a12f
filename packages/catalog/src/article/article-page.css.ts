import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";
import { largeTitle } from "../shared/display-title.css.ts";

export { topic } from "../shared/display-title.css.ts";

const { color, size, lead, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${vars.layout.contentText}) 300px`,
  justifyContent: "space-between",
  alignItems: "start",
  gap: space[10],
  paddingBlockStart: space[4],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const head = style({ display: "grid", gap: space[3], marginBlockEnd: space[6] });
export const title = style([largeTitle, { "@media": { [media.phone]: { fontSize: size[32], lineHeight: lead[32] } } }]);
export const line = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[4] });
export const image = style({
  width: "100%",
  maxHeight: 460,
  marginBlockEnd: space[8],
  borderRadius: vars.radius[4],
  objectFit: "cover",
  background: color.surfaceSunken,
});

/** The button that shares the page, by which its panel is placed. */
export const share = style({ position: "relative", flex: "none" });

export const neighbours = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[6],
  marginBlockStart: space[10],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size[13],
  lineHeight: lead[13],
});
const side = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  flex: "0 1 auto",
  maxWidth: "50%",
  minHeight: vars.layout.touch,
  color: color.textSoft,
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});
export const previous = style([side]);
export const next = style([side, { marginInlineStart: "auto", textAlign: "end" }]);

export const more = style({ minWidth: 0 });
export const moreArticlesTitle = style({
  marginBlockEnd: space[2],
  fontSize: size[16],
  lineHeight: lead[16],
  fontWeight: vars.weight.strong,
});
export const entry = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } } });
export const link = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  borderRadius: vars.radius[2],
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "4px" } } },
});
export const plain = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const moreArticlesImage = style({
  width: 96,
  height: 62,
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});
export const name = style([twoLines, { fontSize: size[13], lineHeight: lead[13] }]);
