import DOMPurify, { type Config } from "dompurify";
import { allowedAttributes, allowedTags, cleanAttributes, droppedWithContent } from "./html-rules.ts";
import type { SafeHtml } from "./safe-html.ts";

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
export function cleanHtml(html: string, platformOrigin: string): SafeHtml {
  // Without a usable DOM the library hands its input back as it came.
  if (!DOMPurify.isSupported) throw new Error("There is no DOM to sanitise with");
  const body = DOMPurify.sanitize(html, purifyOptions);
  if (!(body instanceof HTMLElement)) throw new Error("The sanitiser returned no element");
  for (const element of body.querySelectorAll("*")) cleanElement(element, platformOrigin);
  return body.innerHTML as SafeHtml;
}

function cleanElement(element: Element, platformOrigin: string): void {
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const kept = cleanAttributes(element.localName, given, platformOrigin);
  if (kept === null) return element.remove();
  for (const name of Object.keys(given)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
}
