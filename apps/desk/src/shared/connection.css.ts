import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One way to customers, or one company: what it is, and a button at the end. */
export const connection = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 }, "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: 0 } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const about = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
