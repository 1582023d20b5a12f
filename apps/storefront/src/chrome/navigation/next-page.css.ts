import { style } from "@vanilla-extract/css";

/** No box of its own, so that a page is laid out as if it stood here alone. */
export const page = style({ display: "contents" });
export const hidden = style({ display: "none" });
/** Wherever the page before was scrolled to. */
export const skeleton = style({ position: "sticky", insetBlockStart: 0 });
