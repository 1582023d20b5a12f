import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

interface Parent {
  readonly children?: ReactNode;
}

function isList(node: ReactNode): node is readonly ReactNode[] {
  return Array.isArray(node);
}

/** What stands side by side, lists and fragments taken apart; texts that touch are one. */
function parts(node: ReactNode): readonly (ReactElement<Parent> | string)[] {
  if (isList(node)) {
    const found: (ReactElement<Parent> | string)[] = [];
    for (const part of node.flatMap(parts)) {
      const before = found.at(-1);
      if (typeof part === "string" && typeof before === "string") found[found.length - 1] = before + part;
      else found.push(part);
    }
    return found;
  }
  if (isValidElement<Parent>(node)) return node.type === Fragment ? parts(node.props.children) : [node];
  return typeof node === "string" || typeof node === "number" ? [String(node)] : [];
}

/**
 * Each text of a sentence alone in an element of its own. A browser that translates a page replaces the texts in it: a text
 * beside others would neither change any more nor have anything put before it, and what React does there ends the page.
 */
export function loneTexts(sentence: ReactNode): ReactNode {
  const wrapped = parts(sentence).map((part, index) => {
    if (typeof part === "string") return createElement("span", { key: index }, part);
    const key = part.key === null ? index : `${part.key} ${index}`;
    const { children } = part.props;
    if (!isList(children)) return cloneElement(part, { key });
    const inner = parts(children);
    return cloneElement(
      part,
      { key },
      inner.length === 1 && typeof inner[0] === "string" ? inner[0] : loneTexts(inner),
    );
  });
  return wrapped.length === 1 ? wrapped[0] : wrapped;
}
