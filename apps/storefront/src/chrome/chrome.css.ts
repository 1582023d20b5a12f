import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { mainId } from "./main-id.ts";
import { besideRail } from "./page-width.css.ts";

/** Short pages push the footer down, and nothing shifts while a page arrives. */
export const main = style({ minHeight: "60vh" });

const side = (narrowest: string) => `minmax(${narrowest}, 1fr)`;
const threeColumns = (narrowest: string) => `${side(narrowest)} minmax(0, ${vars.layout.content}) ${side(narrowest)}`;
/** Alerts and failures stand in the middle column; a page may take all three of them (`gridColumn: "1 / -1"`). */
export const wideMain = style({
  display: "grid",
  gridTemplateColumns: threeColumns(vars.layout.gutterPhone),
  alignContent: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: threeColumns(besideRail) } },
});
globalStyle(`:where(${wideMain}) > *`, { gridColumn: 2, minWidth: 0 });

/** A printed page is what stands in it: no way to other pages, nothing that floats above it. */
globalStyle(`:has(~ #${mainId}), #${mainId} ~ *`, { "@media": { print: { display: "none !important" } } });
globalStyle(`#${mainId} [popover], #${mainId} dialog:not([open])`, {
  "@media": { print: { display: "none !important" } },
});
