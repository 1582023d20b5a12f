import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { split } from "../parts/product-body.css.ts";

export const score = style({ fontVariantNumeric: "tabular-nums" });
export const average = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  fontSize: 44,
  lineHeight: "48px",
  fontWeight: vars.weight.bold,
  letterSpacing: "-.02em",
});

const { space } = vars;

/** Title, score and filters on the left, the reviews beside them. */
export const reviews = style([split, { "@media": { [media.desktop]: { gridTemplateRows: "auto auto auto 1fr" } } }]);
/** Reviews that are not there yet leave their room free, so that the page can be scrolled to them. */
export const expected = style({ "@media": { "(scripting: enabled)": { minHeight: "100vh" } } });
/** The reviews themselves, and what stands in for them. */
export const beside = style({
  gridColumn: 2,
  gridRow: "1 / -1",
  minWidth: 0,
  "@media": { [media.belowDesktop]: { gridColumn: 1, gridRow: "auto", marginBlockStart: space[5] } },
});
/** Only without scripts. */
export const plain = style([beside]);
globalStyle(`${plain} li`, { paddingBlock: space[4], borderBlockStart: `1px solid ${vars.color.lineSoft}` });
globalStyle(`${plain} img`, { display: "inline-block", marginInlineEnd: space[2], borderRadius: vars.radius[2] });
