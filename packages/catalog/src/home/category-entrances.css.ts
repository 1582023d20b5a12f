import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

const { color, space } = vars;

export const entrances = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(100px, 1fr))",
  gap: space[5],
  marginTop: space[5],
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: 92,
      gap: space[3],
      marginInline: `calc(-1 * ${vars.layout.gutterPhone})`,
      paddingInline: vars.layout.gutterPhone,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});
export const entrance = style({ display: "grid", gap: space[2], justifyItems: "center", borderRadius: vars.radius[3] });
export const picture = style({
  width: "100%",
  maxWidth: 104,
  aspectRatio: "1",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: color.surfaceSunken,
});
export const name = style([
  twoLines,
  {
    textAlign: "center",
    textWrap: "balance",
    wordBreak: "auto-phrase",
    overflowWrap: "anywhere",
    fontSize: vars.size[13],
    lineHeight: vars.lead[13],
  },
]);

globalStyle(`${picture} img`, { transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` });
globalStyle(`${entrance}:hover img`, { "@media": { [media.hover]: { transform: "scale(1.04)" } } });
globalStyle(`${entrance}:hover ${name}`, { textDecoration: "underline", textUnderlineOffset: "3px" });
