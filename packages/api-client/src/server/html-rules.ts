import { repairImageUrl } from "../wire/image-url.ts";

/**
 * Where an image of rich text is loaded from, by the address that it was written with (a path where it is the platform's)
 * and the width that its author asked for. Null: it cannot be shown, and its description stands in its place.
 */
export type RichTextImage = (address: string, width: number | null) => string | null;

/** What rich text may consist of. Other elements are removed, and their text stays. */
export const allowedTags: readonly string[] = (
  "h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code b strong i em u s del ins sub sup small mark " +
  "ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td figure figcaption a img"
).split(" ");

/** Elements that are removed with their content, because it is no text, or none that a reader was meant to see. */
export const droppedWithContent: readonly string[] = (
  "script style title textarea select option noscript template svg math iframe object embed xmp plaintext " +
  "noembed noframes audio video canvas"
).split(" ");

/** No style, class or id: they would reach into the page around. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "target", "rel"],
  img: ["src", "alt", "title", "width", "height", "loading"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start"],
};

/** Far more than anybody writes; a browser's own parser goes no deeper than twice that. */
export const deepestNesting = 256;

export const linkSchemes: readonly string[] = ["http", "https", "mailto"];
export const imageSchemes: readonly string[] = ["http", "https"];

/**
 * On the text that stands for an image which cannot be shown, which only a sanitiser writes; whoever draws rich text finds
 * `<span data-image="absent">` and says beside it what is missing.
 */
export const absentImage = { "data-image": "absent" } as const;

type Attributes = Readonly<Record<string, string>>;

const formats: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,4}%?$/,
  height: /^\d{1,4}%?$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  span: /^\d{1,3}$/,
  start: /^-?\d{1,6}$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
};

/** How images are found. */
export interface ImageRules {
  readonly platformOrigin: string;
  readonly richTextImage: RichTextImage;
}

/** What becomes of an element. */
interface CleanElement {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Instead of what it has held. */
  readonly text?: string;
}

/** An allowed element with the attributes it keeps; null when it is nothing without those it loses. */
export function cleanElement(tag: string, attributes: Attributes, rules: ImageRules): CleanElement | null {
  const allowed = Object.hasOwn(allowedAttributes, tag) ? (allowedAttributes[tag] ?? []) : [];
  const remaining = Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => allowed.includes(name) && (formats[name]?.test(value) ?? true)),
  );
  if (tag === "img") return cleanImage(remaining, rules);
  return { tag, attributes: tag === "a" ? linkAttributes(remaining) : remaining };
}

function linkAttributes({ href, title, target }: Attributes): Attributes {
  const address = href === undefined ? null : linkAddress(href);
  return {
    ...(address === null ? {} : { href: address }),
    ...(title === undefined ? {} : { title }),
    // The page that opens must not reach back, and what merchants link to is not our recommendation.
    ...(address !== null && target === "_blank" ? { target, rel: "noopener noreferrer nofollow" } : {}),
  };
}

/**
 * Absolute addresses only. A fragment is a route of this site, which routes by hash, and a relative path was meant for the
 * page it was written in: neither may navigate.
 */
function linkAddress(href: string): string | null {
  const url = parseUrl(href.startsWith("//") ? `https:${href}` : href);
  return url !== null && linkSchemes.includes(url.protocol.slice(0, -1)) ? url.href : null;
}

function cleanImage({ src, loading: _asked, ...others }: Attributes, rules: ImageRules): CleanElement | null {
  const address = src === undefined ? null : repairImageUrl(src, rules.platformOrigin);
  if (address === null) return null;
  const { alt = "", width = "" } = others;
  const source = rules.richTextImage(address, /^\d+$/.test(width) ? Number(width) : null);
  if (source === null) return { tag: "span", attributes: absentImage, text: alt };
  // An image without a description is announced by its file name; "" declares it decoration.
  return { tag: "img", attributes: { ...others, alt, src: source, loading: "lazy" } };
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
