import { style } from "@vanilla-extract/css";

export const note = style({ justifySelf: "stretch", textAlign: "start" });
