import { style } from "@vanilla-extract/css";

/** Short pages push the footer down, and nothing shifts while a page arrives. */
export const main = style({ minHeight: "60vh" });
