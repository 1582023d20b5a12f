import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Short pages push the footer down, and nothing shifts while a page arrives. */
export const main = style({ minHeight: "60vh" });

const side = `minmax(${vars.layout.gutterPhone}, 1fr)`;
/** Alerts and failures stand in the middle column; a page may take all three of them (`gridColumn: "1 / -1"`). */
export const wideMain = style({
  display: "grid",
  gridTemplateColumns: `${side} minmax(0, ${vars.layout.content}) ${side}`,
  alignContent: "start",
});
globalStyle(`:where(${wideMain}) > *`, { gridColumn: 2, minWidth: 0 });
