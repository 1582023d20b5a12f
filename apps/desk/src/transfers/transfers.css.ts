import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
  gap: vars.space[3],
});
export const search = style({ maxWidth: 440 });
export const references = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
