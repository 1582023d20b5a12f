import { media, vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export { title } from "../shared/columns.css.ts";

export const due = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${vars.space[4]}` });

export const sign = style({ display: "grid", color: vars.color.textSoft });

export const note = style({ justifySelf: "stretch", textAlign: "start" });

const { color, space } = vars;

export const outcome = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[3],
  marginBlockStart: space[8],
  padding: `${space[16]} ${space[6]}`,
  textAlign: "center",
  "@media": { [media.phone]: { marginBlockStart: space[5], padding: `${space[10]} ${space[4]}` } },
});
export const signs = styleVariants({
  paid: { color: color.success },
  refunded: { color: color.info },
  closed: { color: color.textMute },
});
export const line = style({ maxWidth: 480, color: color.textSoft, textWrapStyle: "balance" });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginBlockStart: space[2],
});
export const details = style({
  width: "min(560px, 100%)",
  marginBlockStart: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.lineSoft}`,
  textAlign: "start",
});
