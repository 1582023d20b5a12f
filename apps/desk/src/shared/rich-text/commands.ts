import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { blocks, spans } from "./schema.ts";

/** What a line can be. */
export type LineKind = "paragraph" | "heading2" | "heading3" | "heading4";

export function lineKindOf({ selection }: EditorState): LineKind {
  const { parent } = selection.$from;
  return parent.type === blocks.heading ? (`heading${String(parent.attrs["level"])}` as LineKind) : "paragraph";
}

export function setLineKind(kind: LineKind): Command {
  return kind === "paragraph"
    ? setBlockType(blocks.paragraph)
    : setBlockType(blocks.heading, { level: Number(kind.slice(-1)) });
}

export function hasSpan({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export function isIn({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((node) => node.type === type);
}

/** Begins a list, or ends the one that the lines are in. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) =>
    isIn(state, type) ? liftListItem(blocks.listItem)(state, dispatch) : wrapInList(type)(state, dispatch);
}

export const toggleQuote: Command = (state, dispatch) =>
  isIn(state, blocks.blockquote) ? lift(state, dispatch) : wrapIn(blocks.blockquote)(state, dispatch);

interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link that the cursor stands in, or what is marked. */
export function linkRange({ selection, doc }: EditorState): LinkRange {
  const { from, to, empty, $from } = selection;
  const link = spans.link.isInSet($from.marks()) ?? spans.link.isInSet($from.nodeAfter?.marks ?? []);
  if (link === undefined) return { from, to, href: "" };
  const href = String(link.attrs["href"]);
  if (!empty) return { from, to, href };
  const start = $from.start();
  const whole = { from, to, href };
  // All of the line's pieces that are the same link: a word in bold is one of them.
  doc.nodesBetween(start, $from.end(), (node, position) => {
    if (!node.isText || !link.isInSet(node.marks)) return;
    whole.from = Math.min(whole.from, position);
    whole.to = Math.max(whole.to, position + node.nodeSize);
  });
  return whole;
}

/** Makes what is marked a link, or writes the address where nothing is; "" takes the link away. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    if (address === "") dispatch?.(state.tr.removeMark(from, to, spans.link));
    else if (from === to)
      dispatch?.(
        state.tr.replaceSelectionWith(state.schema.text(address, [spans.link.create({ href: address })]), false),
      );
    else dispatch?.(state.tr.addMark(from, to, spans.link.create({ href: address })));
    return true;
  };
}

/** Puts a picture where the cursor stands. */
export function insertPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(blocks.image.create({ src, alt })).scrollIntoView());
    return true;
  };
}
