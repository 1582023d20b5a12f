import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

const box = style({ padding: space[2], background: color.surfacePanel, borderRadius: radius[4] });

/** Instead of the panel, beside it, and in the sheet. */
export const position = styleVariants({
  panel: [box, { width: layout.categories, border: `1px solid ${color.line}` }],
  flyout: [
    box,
    {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: layout.categories,
      zIndex: vars.layer.menu,
      width: 360,
      border: `1px solid ${color.line}`,
      boxShadow: vars.shadow[3],
    },
  ],
  sheet: { padding: `${space[2]} 0` },
});
