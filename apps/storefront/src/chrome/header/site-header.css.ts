import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { layout, space } = vars;

export const header = style({ background: vars.color.surfacePanel });
/** The search begins where the content column beside the category panel does. */
export const row = style({
  display: "flex",
  alignItems: "center",
  minHeight: layout.barHeader,
  "@media": { [media.phone]: { flexWrap: "wrap", minHeight: 0, paddingBlock: "10px 12px" } },
});
export const home = style({
  flex: "none",
  width: `calc(${layout.categories} + ${space[5]})`,
  "@media": {
    [media.belowSmallDesktop]: {
      flex: "0 1 auto",
      width: "auto",
      minWidth: 96,
      maxWidth: 200,
      marginInlineEnd: space[6],
    },
    [media.phone]: { display: "flex", alignItems: "center", minHeight: layout.touch, marginInlineEnd: "auto" },
  },
});
export const search = style({
  flex: "0 1 580px",
  minWidth: 0,
  marginInlineEnd: space[4],
  "@media": { [media.phone]: { flex: "1 0 100%", marginBlockStart: 10, marginInlineEnd: 0 } },
});
export const tools = style({
  display: "flex",
  flex: "none",
  marginInlineStart: "auto",
  "@media": { [media.phone]: { display: "none" } },
});

/** On a phone the header holds what top bar and navigation offer on wider screens. */
export const phoneTools = style({
  display: "none",
  "@media": { [media.phone]: { display: "flex", marginInlineEnd: -10 } },
});
export const phoneTool = style({ display: "grid", placeItems: "center", width: layout.touch, height: layout.touch });
/** Without the rail the header has the way to customer service. */
export const conversation = style([phoneTool, { "@media": { [media.desktop]: { display: "none" } } }]);
globalStyle(`${phoneTools} summary`, { width: layout.touch, height: layout.touch, justifyContent: "center" });

export const pill = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space[2],
  height: 44,
  paddingInline: 18,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceTint,
  fontWeight: vars.weight.strong,
  "@media": { [media.hover]: { ":hover": { background: vars.color.surfaceSunken } } },
});
