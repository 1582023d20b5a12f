import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

/** Each box stands in the middle of the line of text that it stands for. */
const line = style({ display: "grid", alignContent: "space-evenly" });
export const name = style([line, { height: `calc(2 * ${vars.lead[14]})`, marginBlockStart: 12 }]);
export const price = style([line, { height: vars.lead[18], marginBlockStart: 6 }]);
export const meta = style([line, { height: vars.lead[12], marginBlockStart: 2 }]);
