import sanitizeHtml from "sanitize-html";
import {
  allowedAttributes,
  allowedTags,
  absentImage,
  cleanElement,
  droppedWithContent,
  deepestNesting,
  linkSchemes,
  type RichTextImage,
  imageSchemes,
} from "./html-rules.ts";
import type { SafeHtml } from "../wire/rich-text.ts";

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
    span: Object.keys(absentImage),
  },
  nonTextTags: [...droppedWithContent],
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...imageSchemes] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  // What has become of an image still goes by its tag here.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "img" && attribs["src"] === undefined && attribs["data-image"] === undefined,
};

/**
 * Sanitises rich text, without a DOM.
 *
 * @throws {Error} where elements are nested too deeply: the parser takes time by the square of their depth, also with the
 * sanitiser's own `nestingLimit`, which looks at them after the parser
 */
export function cleanHtml(
  html: string,
  platformOrigin: string,
  richTextImage: RichTextImage = (address) => address,
): SafeHtml {
  const transform: sanitizeHtml.Transformer = (tagName, attribs) => {
    const clean = cleanElement(tagName, attribs, { platformOrigin, richTextImage });
    if (clean === null) return { tagName, attribs: {} };
    const { tag, attributes, text } = clean;
    return { tagName: tag, attribs: { ...attributes }, ...(text === undefined ? {} : { text }) };
  };
  let depth = 0;
  return sanitizeHtml(html, {
    ...sanitizeOptions,
    onOpenTag: () => {
      depth += 1;
      if (depth > deepestNesting) throw new Error(`Rich text is nested deeper than ${deepestNesting} elements`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
    // By each name: the text in place of an element is heeded for names alone.
    transformTags: Object.fromEntries(allowedTags.map((tag) => [tag, transform])),
  }) as SafeHtml;
}
