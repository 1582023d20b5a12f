import { style } from "@vanilla-extract/css";

export const icon = style({ fill: "none", stroke: "currentColor", strokeLinecap: "round" });

export const filledIcon = style([icon, { fill: "currentColor" }]);
