import { style } from "@vanilla-extract/css";

export const icon = style({ stroke: "currentColor", strokeLinecap: "round" });
