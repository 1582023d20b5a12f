import sanitizeHtml from "sanitize-html";

/** What the desk's editor writes. Other elements are removed, and their text stays. */
const elements = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "hr",
  "br",
  "strong",
  "em",
  "u",
  "s",
  "code",
  "a",
  "img",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** The parser takes time by the square of how deeply elements are nested. Storefronts show no deeper text either. */
const deepestNesting = 256;

/** What an image of our own is given by; others have a whole address. */
const ownImage = /^\/(?:uploads|static)\/[\w./-]+$/;

/** How many columns and rows a cell of a table takes. */
const spans = ["colspan", "rowspan"];

const options: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: { a: ["href", "title"], img: ["src", "alt"], ol: ["start"], th: spans, td: spans },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  // What pages of other programs are pasted with, and means the same.
  transformTags: { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", del: "s" },
  // A relative link was meant for the page that it was written on, and an image without an address is none.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isImage(attribs["src"]),
};

function isImage(address: string | undefined): boolean {
  return (
    address !== undefined && (/^https?:\/\//i.test(address) || (ownImage.test(address) && !address.includes("..")))
  );
}

/**
 * Rich text on its way in: what the desk's editor can write, and nothing else. So what is stored is what whoever opens it
 * again sees. Storefronts sanitise what they show all the same.
 *
 * @returns "" where nothing of it can be seen; null where it is nested too deeply to be read
 */
export function cleanRichText(html: string): string | null {
  let depth = 0;
  const tooDeep = new RangeError(`Rich text is nested deeper than ${deepestNesting} elements`);
  try {
    const clean = sanitizeHtml(html, {
      ...options,
      onOpenTag: () => {
        depth += 1;
        if (depth > deepestNesting) throw tooDeep;
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return isSeen(clean) ? clean : "";
  } catch (error) {
    if (error === tooDeep) return null;
    throw error;
  }
}

function isSeen(html: string): boolean {
  return html.includes("<img") || /[^\s\u00A0\u200B]/.test(html.replaceAll(/<[^<>]*>|&nbsp;/g, ""));
}
