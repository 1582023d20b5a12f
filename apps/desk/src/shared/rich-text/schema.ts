import { type NodeSpec, type MarkSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/** Where a link may lead: whole addresses. The platform keeps no others. */
export function isLinkAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(address);
}

const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: "inline*",
    group: "block",
    defining: true,
    // A page has a title of its own, which is its only first heading.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
    toDOM: (node) => [`h${String(node.attrs["level"])}`, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  ordered_list: {
    attrs: { start: { default: 1 } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start")) || 1 }) }],
    toDOM: ({ attrs }) => (attrs["start"] === 1 ? ["ol", 0] : ["ol", { start: attrs["start"] }, 0]),
  },
  bullet_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  text: { group: "inline" },
  image: {
    inline: true,
    attrs: { src: {}, alt: { default: "" } },
    group: "inline",
    draggable: true,
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (image) => ({ src: image.getAttribute("src"), alt: image.getAttribute("alt") ?? "" }),
      },
    ],
    toDOM: ({ attrs }) => ["img", { src: attrs["src"], alt: attrs["alt"] }],
  },
  hard_break: { inline: true, group: "inline", selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  ...tableNodes({ tableGroup: "block", cellContent: "block+", cellAttributes: {} }),
};

const marks: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { href: {} },
    // What is written behind a link is no part of it.
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (link) => {
          const href = link.getAttribute("href") ?? "";
          return isLinkAddress(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs["href"] }, 0],
  },
  strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
  strike: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: () => ["s", 0] },
  code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

/** What rich text of the desk consists of: the elements that the platform lets in, and no others. */
export const schema = new Schema({ nodes, marks });

/** The part of the schema that a name stands for. */
export const blocks = {
  paragraph: nodeType("paragraph"),
  heading: nodeType("heading"),
  blockquote: nodeType("blockquote"),
  orderedList: nodeType("ordered_list"),
  bulletList: nodeType("bullet_list"),
  listItem: nodeType("list_item"),
  hardBreak: nodeType("hard_break"),
  image: nodeType("image"),
  table: nodeType("table"),
  tableRow: nodeType("table_row"),
  tableCell: nodeType("table_cell"),
  tableHeader: nodeType("table_header"),
} as const;

export const spans = {
  link: markType("link"),
  strong: markType("strong"),
  em: markType("em"),
  underline: markType("underline"),
} as const;

function nodeType(name: string) {
  const type = schema.nodes[name];
  if (type === undefined) throw new Error(`The schema has no ${name}`);
  return type;
}

function markType(name: string) {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`The schema has no ${name}`);
  return type;
}
