import DOMPurify, { type Config } from "dompurify";
import { allowedAttributes, allowedTags, cleanElement, droppedWithContent, type ImageRules } from "./html-rules.ts";
import type { RichTextImage, SafeHtml } from "./rich-text.ts";

const purifyOptions: Config & { RETURN_DOM: true } = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedWithContent],
  // The result is a node of a separate document, where no image loads before its address is repaired.
  RETURN_DOM: true,
};

/** Sanitises with the browser's own parser. */
export function cleanHtml(
  html: string,
  platformOrigin: string,
  richTextImage: RichTextImage = (address) => address,
): SafeHtml {
  // Without a usable DOM the library hands its input back as it came.
  if (!DOMPurify.isSupported) throw new Error("There is no DOM to sanitise with");
  const body = DOMPurify.sanitize(html, purifyOptions);
  if (!(body instanceof HTMLElement)) throw new Error("The sanitiser returned no element");
  for (const element of body.querySelectorAll("*")) replaceWithClean(element, { platformOrigin, richTextImage });
  return body.innerHTML as SafeHtml;
}

function replaceWithClean(element: Element, rules: ImageRules): void {
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const clean = cleanElement(element.localName, given, rules);
  if (clean === null) return element.remove();
  const { tag, attributes, text } = clean;
  const kept = tag === element.localName ? element : element.ownerDocument.createElement(tag);
  for (const name of Object.keys(given)) kept.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) kept.setAttribute(name, value);
  if (text !== undefined) kept.textContent = text;
  if (kept !== element) element.replaceWith(kept);
}
