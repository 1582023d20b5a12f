import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Nothing opens without scripts, so nothing is offered. */
export const block = style({ position: "relative", "@media": { "(scripting: none)": { display: "none" } } });
export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minHeight: 24,
  borderRadius: vars.radius[1],
});
export const codes = style({ display: "flex", gap: space[4] });
export const code = style({ display: "grid", justifyItems: "center", gap: space[2], width: 100, whiteSpace: "normal" });
