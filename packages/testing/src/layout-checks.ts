const tolerance = 1;

/** Where an element ends for what stands in it, or that it lets all of it be seen, or be reached. */
interface Edges {
  readonly element: Element;
  readonly box: DOMRect;
  readonly style: CSSStyleDeclaration;
}

const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

/** It ends words with an ellipsis, or is the one pixel that only a screen reader is meant to find. */
function shortensOnPurpose({ box, style }: Edges): boolean {
  return style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || box.width <= 1 || box.height <= 1;
}

/** A line may be a little taller than what surrounds it: its letters are not. */
function isCutBy(line: DOMRect, { box, style }: Edges): boolean {
  const beside = line.right <= box.left || line.left >= box.right || line.bottom <= box.top || line.top >= box.bottom;
  if (beside) return false;
  const across = Math.max(box.left - line.left, line.right - box.right);
  const down = Math.max(box.top - line.top, line.bottom - box.bottom);
  return (cuts(style.overflowX) && across > tolerance) || (cuts(style.overflowY) && down > line.height / 3);
}

/** Words of which only a part can be seen, though nobody has shortened them. */
export function cutWords(root: Element): readonly string[] {
  const edges = new Map<Element, Edges>();
  const edgesOf = (element: Element): Edges => {
    const known = edges.get(element);
    if (known !== undefined) return known;
    const found = { element, box: element.getBoundingClientRect(), style: getComputedStyle(element) };
    edges.set(element, found);
    return found;
  };
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    for (
      let element = text.parentElement;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const around = edgesOf(element);
      const { overflowX, overflowY, position } = around.style;
      if (scrolls(overflowX) || scrolls(overflowY) || shortensOnPurpose(around)) return false;
      if (lines.some((line) => isCutBy(line, around))) return true;
      if (position === "fixed") return false;
    }
    return false;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    const isVisible = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    if (isVisible && text.data.trim() !== "" && isCut(text)) cut.push(text.data.trim());
  }
  return cut;
}

const scrollsSideways = (element: Element): boolean => getComputedStyle(element).overflowX !== "visible";

/** The innermost of what reaches over the right edge. */
function overEdge(element: Element): string {
  const edge = element.getBoundingClientRect().left + element.clientWidth + tolerance;
  const inner = [...element.querySelectorAll("*")].findLast((child) => child.getBoundingClientRect().right > edge);
  return inner === undefined ? "" : ` for ${inner.tagName.toLowerCase()} “${inner.textContent.trim()}”`;
}

/** What has to be scrolled sideways to be read: the window, a page that scrolls in it, a dialog over it. */
export function tooWide(root: Element): readonly string[] {
  const pages = [...root.querySelectorAll("main, [role=dialog]")].filter(scrollsSideways);
  return [document.documentElement, ...pages]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + tolerance)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} by ${element.scrollWidth - element.clientWidth} px${overEdge(element)}`,
    );
}

/** Every story fits, whatever it shows, in the language and the width in which it shows it. */
export function expectToFit(root: Element): void {
  const wide = tooWide(root);
  if (wide.length > 0) throw new Error(`Wider than its place: ${wide.join(", ")}`);
  const cut = cutWords(root);
  if (cut.length > 0) throw new Error(`Cut off: ${cut.map((words) => `“${words}”`).join(", ")}`);
}
