import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import * as entrance from "./image-card.css.ts";

const { color, layout, radius, space } = vars;

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[5],
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] },
  },
});
/** On a phone one row that scrolls sideways, if its cards are links, by which the keyboard can reach the end. */
export const row = style({
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: 268,
      marginInline: `calc(-1 * ${layout.gutterPhone})`,
      paddingInline: layout.gutterPhone,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});
export const shop = style([
  entrance.card,
  {
    border: `1px solid ${color.line}`,
    borderRadius: radius[4],
    background: color.surfacePanel,
    selectors: { "&:has(a:focus-visible)": focusRing },
  },
]);
export const cover = style({ overflow: "hidden", aspectRatio: "7 / 4", background: color.surfaceSunken });
export const about = style({ display: "flex", alignItems: "center", gap: space[3], padding: "14px 16px 16px" });
const logoSize = { flex: "none", width: 44, height: 44, borderRadius: radius[3], objectFit: "cover" } as const;
export const logo = style(logoSize);
/** The first letter of a shop without a logo. */
export const letter = style({
  ...logoSize,
  display: "grid",
  placeItems: "center",
  background: vars.tone.brand,
  fontFamily: vars.font.display,
  fontSize: 20,
  fontWeight: vars.weight.bold,
});
export const facts = style({ minWidth: 0 });
export const heading = style({ display: "flex", alignItems: "center", gap: 6 });
export const name = style([entrance.name, { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }]);
/** Reaches over the whole card, which shows its focus. */
export const link = style({
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
export const count = style({ color: color.textMute, fontSize: vars.size[12], lineHeight: vars.lead[12] });
