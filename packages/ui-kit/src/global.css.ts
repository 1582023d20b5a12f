import { globalStyle } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

export { explanation, pageTitle, panelTitle, remark, smallRemark } from "./text.css.ts";
export { visuallyHidden } from "./visually-hidden.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
globalStyle("body", {
  margin: 0,
  background: vars.color.surfacePage,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: "antialiased",
  // Whoever writes into the shop may write a word that is longer than its place; `anywhere` lets grids and rows shrink, too.
  overflowWrap: "anywhere",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: "inherit" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset, iframe", { border: 0 });
globalStyle("fieldset", { minWidth: 0 });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
// A drawing keeps its size beside a long text, and has no sharp corners.
globalStyle("svg", { flex: "none", strokeLinejoin: "round" });
// Width and height written in the page give the proportions, not the size.
globalStyle("img, video", { height: "auto" });
// In place of what did not load: a sign on a quiet ground. Without a size of its own it has that of the image.
const sign =
  '<path d="M3 6.5A2.5 2.5 0 0 1 5.5 4h13A2.5 2.5 0 0 1 21 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5zM3 16l5-5 4 4M14 13l2-2 5 5"/>';
const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg"><svg x="50%" y="50%" overflow="visible">' +
  `<g transform="translate(-12 -12)" fill="none" stroke="gray" stroke-opacity=".6" stroke-width="1.5">${sign}</g></svg></svg>`;
globalStyle("img[data-broken]", {
  content: `url("data:image/svg+xml,${encodeURIComponent(standIn)}")`,
  objectFit: "fill",
  background: vars.color.surfaceSunken,
});
// What one person has written, in its own direction, turns nothing that stands beside it.
globalStyle("a, b, em, span, strong", { unicodeBidi: "isolate" });
globalStyle("input, textarea", { unicodeBidi: "plaintext" });
globalStyle("a", { color: "inherit", textDecoration: "none" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("button", { padding: 0, border: 0, background: "none", textAlign: "inherit" });
globalStyle("button, summary, [role=button], [role=tab], [role=radio]", {
  cursor: "pointer",
  touchAction: "manipulation",
});
// Only scripts answer to these. A filter, so that what is transparent stays so.
globalStyle("button[type=button]:not([aria-selected=true])", {
  "@media": { "(scripting: none)": { filter: "grayscale(1) opacity(0.5)", cursor: "not-allowed" } },
});
globalStyle("::placeholder", { color: vars.color.textMute, opacity: 1 });
globalStyle("::selection", { background: vars.color.brandLine, color: vars.color.text });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus-visible", focusRing);
// Something that takes the focus only by script (a page's main part, a dialog's title) shows no ring.
globalStyle('[tabindex="-1"]:focus-visible:not([role])', { outline: "none", boxShadow: "none" });

// The style of wrapping only: `text-wrap` would also allow it where a parent forbids it.
globalStyle("h1, h2, h3", { textWrapStyle: "balance" });
globalStyle("p, dd, li", { textWrapStyle: "pretty" });
globalStyle(":where(:lang(zh), :lang(ja)) body", { lineBreak: "strict" });
// `auto-phrase` breaks Japanese between phrases, where the browser knows it.
globalStyle(":lang(ja) :is(h1, h2, h3, p)", { wordBreak: "auto-phrase" });
globalStyle(":lang(ko) :is(h1, h2, h3, p)", { wordBreak: "keep-all", overflowWrap: "anywhere" });

globalStyle("input, select, textarea", {
  // Below 16 px a phone zooms into the field.
  "@media": { [media.phone]: { fontSize: vars.size[16] } },
});
