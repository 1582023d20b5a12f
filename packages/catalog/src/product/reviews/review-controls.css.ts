import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const order = style({ marginBlockEnd: vars.space[4] });

export const filters = style({ marginBlockStart: vars.space[5] });

export const controls = style({ minWidth: 0 });
export const more = style({ marginBlockStart: vars.space[2] });
export const clear = style({ marginBlockStart: vars.space[4], fontSize: vars.size[13], lineHeight: vars.lead[13] });
