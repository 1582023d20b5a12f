import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const chips = style({ marginBlockEnd: vars.space[6] });

export const choice = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

const { space } = vars;

/** The pager is centred independently of the page size at the end; they stack where there is no room. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: space[4],
  marginBlockStart: space[6],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "center" } },
});
const stacked = { "@media": { [media.belowSmallDesktop]: { gridColumn: 1, justifySelf: "center" } } } as const;
globalStyle(`${foot} > *`, { gridColumn: 3, justifySelf: "end", ...stacked });
globalStyle(`${foot} > nav`, { gridColumn: 2, ...stacked });
