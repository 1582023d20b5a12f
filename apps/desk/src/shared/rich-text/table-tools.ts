import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BetweenHorizontalEnd, BetweenVerticalEnd, type IconNode, Rows2, Columns2, Heading, Trash2 } from "lucide";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable as isSelectionInTable,
  toggleHeaderRow,
} from "prosemirror-tables";
import { blocks } from "./schema.ts";

interface TableTool {
  readonly name: MessageDescriptor;
  readonly icon: IconNode;
  readonly command: Command;
}

/** What can be done with the table that the cursor stands in. */
export const tableTools: readonly TableTool[] = [
  { name: msg`Row below`, icon: BetweenHorizontalEnd, command: addRowAfter },
  { name: msg`Column behind`, icon: BetweenVerticalEnd, command: addColumnAfter },
  { name: msg`First row as head`, icon: Heading, command: toggleHeaderRow },
  { name: msg`Remove the row`, icon: Rows2, command: deleteRow },
  { name: msg`Remove the column`, icon: Columns2, command: deleteColumn },
  { name: msg`Remove the table`, icon: Trash2, command: deleteTable },
];

export function isInTable(state: EditorState): boolean {
  return isSelectionInTable(state);
}

/** A head and two rows of two cells, with the cursor in the first. */
export const insertTable: Command = (state, dispatch) => {
  const { paragraph, table, tableCell, tableHeader, tableRow } = blocks;
  const cell = (type: typeof tableCell) => type.create(null, paragraph.create());
  const row = (type: typeof tableCell) => tableRow.create(null, [cell(type), cell(type)]);
  const made = table.create(null, [row(tableHeader), row(tableCell), row(tableCell)]);
  const transaction = state.tr.replaceSelectionWith(made);
  const start = transaction.mapping.map(state.selection.from, -1);
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(start + 1))).scrollIntoView();
  dispatch?.(transaction);
  return true;
};
