import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { quiet } from "../product-choice.css.ts";

const { color, space } = vars;

// The buttons stay on their line, also while a reason stands below the quantity.
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space[3] });
export const buttons = style({ display: "flex", flexWrap: "wrap", flexGrow: 1, gap: space[3] });
globalStyle(`${buttons} > *`, { flex: "1 1 0", minWidth: "fit-content" });
/** On phones the buttons stand in the bar at the bottom. */
export const notOnPhones = style({ "@media": { [media.phone]: { display: "none" } } });
export const problem = style([
  quiet,
  { display: "flex", alignItems: "center", gap: space[1], color: color.danger, scrollMargin: 96 },
]);
