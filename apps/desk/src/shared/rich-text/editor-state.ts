import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { documentOf } from "./html.ts";
import { blocks, spans } from "./schema.ts";

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(blocks.hardBreak.create()).scrollIntoView());
  return true;
};

/** The tabulator is left alone: by it whoever has no mouse goes on to the next field. */
const keys: Readonly<Record<string, Command>> = {
  "Mod-z": undo,
  "Shift-Mod-z": redo,
  "Mod-y": redo,
  "Mod-b": toggleMark(spans.strong),
  "Mod-i": toggleMark(spans.em),
  "Mod-u": toggleMark(spans.underline),
  "Shift-Enter": chainCommands(exitCode, breakLine),
  Enter: splitListItem(blocks.listItem),
  "Mod-]": sinkListItem(blocks.listItem),
  "Mod-[": liftListItem(blocks.listItem),
  "Mod-Alt-0": setBlockType(blocks.paragraph),
  "Mod-Alt-2": setBlockType(blocks.heading, { level: 2 }),
  "Mod-Alt-3": setBlockType(blocks.heading, { level: 3 }),
};

/** What is written at the beginning of a line and makes something of it: `## `, `- `, `1. `. */
const shorthands = [
  textblockTypeInputRule(/^(#{2,4})\s$/, blocks.heading, (match) => ({ level: match[1]?.length ?? 2 })),
  wrappingInputRule(/^\s*[-*]\s$/, blocks.bulletList),
  wrappingInputRule(/^(\d+)\.\s$/, blocks.orderedList, (match) => ({ start: Number(match[1]) })),
  wrappingInputRule(/^\s*>\s$/, blocks.blockquote),
];

export function editorState(html: string, openLink: () => void): EditorState {
  const askForLink: Command = () => {
    openLink();
    return true;
  };
  return EditorState.create({
    doc: documentOf(html),
    plugins: [
      history(),
      inputRules({ rules: shorthands }),
      keymap({ ...keys, "Mod-k": askForLink }),
      keymap(baseKeymap),
      tableEditing(),
    ],
  });
}
