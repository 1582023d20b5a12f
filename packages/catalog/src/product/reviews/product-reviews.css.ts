import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The score and the filters side by side, the reviews below. */
export const reviews = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${vars.space[6]} ${vars.space[10]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[4] } },
});
/** Only without scripts. */
export const plain = style({
  gridColumn: "1 / -1",
  maxWidth: vars.layout.contentText,
  overflowWrap: "anywhere",
});
globalStyle(`${plain} li`, { paddingBlock: vars.space[4], borderTop: `1px solid ${vars.color.lineSoft}` });
globalStyle(`${plain} img`, { display: "inline-block", marginRight: vars.space[2], borderRadius: vars.radius[2] });
export const nothing = style({ gridColumn: "1 / -1", color: vars.color.textMute });
