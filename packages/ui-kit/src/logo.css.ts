import { styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color } = vars;

export const arch = styleVariants({ usual: { fill: color.brand }, inverse: { fill: color.dangerOnInverse } });
export const ink = styleVariants({ usual: { fill: color.surfacePanel }, inverse: { fill: color.surfaceInverse } });
export const letters = styleVariants({ usual: { stroke: color.text }, inverse: { stroke: color.textOnInverse } });
