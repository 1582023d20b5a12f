import { style } from "@vanilla-extract/css";

export const content = style({ display: "contents" });
