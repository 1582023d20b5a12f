import sanitizeHtml from "sanitize-html";
import {
  allowedAttributes,
  allowedTags,
  cleanAttributes,
  droppedWithContent,
  linkSchemes,
  imageSchemes,
} from "./html-rules.ts";
import type { SafeHtml } from "./safe-html.ts";

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: [...droppedWithContent],
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...imageSchemes] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
};

/** Sanitises where there is no DOM. */
export function cleanHtml(html: string, platformOrigin: string): SafeHtml {
  return sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: { ...cleanAttributes(tagName, attribs, platformOrigin) } }),
    },
  }) as SafeHtml;
}
