import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[4],
  selectors: {
    "&[hidden]": { display: "none" },
    "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` },
  },
});
export const numberField = style({ maxWidth: 480 });
export const details = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[4] });
