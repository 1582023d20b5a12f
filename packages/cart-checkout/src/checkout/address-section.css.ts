import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { panel } from "../shared/columns.css.ts";

const { space } = vars;

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const none = style([
  panel,
  {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    padding: space[5],
    "@media": { [media.phone]: { flexWrap: "wrap", padding: space[4] } },
  },
]);
export const noneText = style({ flex: "1 1 0", minWidth: 180, color: vars.color.textSoft });
