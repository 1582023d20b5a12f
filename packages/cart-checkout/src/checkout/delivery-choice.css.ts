import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { address } from "./address-cards.css.ts";

const { size, lead, space } = vars;

/** Above the fields of the shop. */
export const choice = style({ gridColumn: "1 / -1", fontSize: size[13], lineHeight: lead[13] });
export const label = style({ display: "block", marginBlockEnd: space[2], fontWeight: vars.weight.strong });
export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** As the addresses are chosen, but of one line. */
export const way = style([address, { minHeight: 0 }]);
export const pickup = style([choice, { color: vars.color.textSoft }]);
