import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { rowIcon } from "../shared/account-section.css.ts";

const { color, space } = vars;

export const dangerMark = style([rowIcon, { color: color.danger }]);
export const line = style({
  maxWidth: vars.layout.contentText,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  color: color.textSoft,
  textWrap: "pretty",
});
export const warning = style([line, { color: color.warning }]);
/** Stronger than the colour of whatever kind of button it is. */
export const danger = style({ selectors: { "&&:not(:disabled)": { color: color.danger } } });
export const list = style({
  display: "grid",
  gap: space[1],
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  listStyle: "disc",
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  color: color.text,
});
/** A finger finds each link on a height of 44 px, and not its neighbour's. */
export const withLink = style({ "@media": { [media.phone]: { paddingBlock: space[3] } } });
globalStyle(`${withLink} > a`, { display: "inline-block" });
export const form = style({ display: "grid", gap: space[4], marginBlockStart: space[4] });
