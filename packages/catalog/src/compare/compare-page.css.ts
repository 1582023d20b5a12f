import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { displayTitle } from "../shared/display-title.css.ts";

export { count } from "../list/list-page.css.ts";

const { space } = vars;

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  marginBlockEnd: space[5],
  // Leaves the links above it to a finger.
  "@media": { [media.phone]: { marginBlockStart: space[2] } },
});
export const heading = style({ display: "flex", flexGrow: 1, alignItems: "baseline", gap: space[3] });
export const title = style([displayTitle, { ":focus": { outline: "none", boxShadow: "none" } }]);
/** Without scripts all rows are shown, and those that differ are marked. */
export const switches = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[5]}`,
  "@media": { "(scripting: none)": { display: "none" }, [media.phone]: { order: 1, width: "100%" } },
});
/** The button that shares the page, by which its panel is placed. */
export const share = style({ position: "relative" });
