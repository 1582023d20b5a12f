import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { rovingTarget } from "@plaza/ui-kit/tabs";
import {
  Bold,
  type IconNode,
  Image as ImageIcon,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from "lucide";
import { toggleMark } from "prosemirror-commands";
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import {
  hasSpan,
  isIn,
  type LineKind,
  lineKindOf,
  linkRange,
  setLineKind,
  toggleList,
  toggleQuote,
} from "./commands.ts";
import { lineKind, tool, toolbar } from "./rich-text-editor.css.ts";
import { blocks, spans } from "./schema.ts";
import { insertTable, isInTable, tableTools } from "./table-tools.ts";

export interface RichTextToolbarProps {
  readonly state: EditorState;
  readonly onCommand: (command: Command) => void;
  readonly onLink: () => void;
  /** Null: no pictures can be sent. */
  readonly onPicture: (() => void) | null;
}

interface Tool {
  readonly name: string;
  readonly icon: IconNode;
  readonly press: () => void;
  /** Undefined: it is no switch. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
}

/** One stop of the tabulator; arrows go from tool to tool. */
export function RichTextToolbar({ state, onCommand, onLink, onPicture }: RichTextToolbarProps): ReactElement {
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const span = (name: string, icon: IconNode, type: Parameters<typeof toggleMark>[0]): Tool => ({
    name,
    icon,
    isOn: hasSpan(state, type),
    press: () => onCommand(toggleMark(type)),
  });
  const tools: readonly Tool[] = [
    span(t`Bold`, Bold, spans.strong),
    span(t`Italic`, Italic, spans.em),
    span(t`Underlined`, Underline, spans.underline),
    { name: t`Link`, icon: Link, isOn: linkRange(state).href !== "", press: onLink },
    {
      name: t`Bullet list`,
      icon: List,
      isOn: isIn(state, blocks.bulletList),
      press: () => onCommand(toggleList(blocks.bulletList)),
    },
    {
      name: t`Numbered list`,
      icon: ListOrdered,
      isOn: isIn(state, blocks.orderedList),
      press: () => onCommand(toggleList(blocks.orderedList)),
    },
    { name: t`Quotation`, icon: TextQuote, isOn: isIn(state, blocks.blockquote), press: () => onCommand(toggleQuote) },
    ...(onPicture === null ? [] : [{ name: t`Picture`, icon: ImageIcon, press: onPicture }]),
    ...(isInTable(state)
      ? tableTools.map(({ name, icon, command }) => ({ name: i18n._(name), icon, press: () => onCommand(command) }))
      : [{ name: t`Table`, icon: Table, press: () => onCommand(insertTable) }]),
    { name: t`Undo`, icon: Undo2, isOff: undoDepth(state) === 0, press: () => onCommand(undo) },
    { name: t`Redo`, icon: Redo2, isOff: redoDepth(state) === 0, press: () => onCommand(redo) },
  ];
  const kinds: Readonly<Record<LineKind, string>> = {
    paragraph: t({ message: "Text", context: "line" }),
    heading2: t`Heading`,
    heading3: t`Smaller heading`,
    heading4: t`Smallest heading`,
  };
  function move(event: KeyboardEvent, index: number): void {
    const target = rovingTarget(event.key, index, tools.length);
    if (target === null || event.key === "ArrowUp" || event.key === "ArrowDown") return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll("button")[target]?.focus();
  }
  return (
    <div ref={bar} role="toolbar" aria-label={t`Tools`} className={toolbar}>
      <select
        className={lineKind}
        aria-label={t`What the line is`}
        value={lineKindOf(state)}
        onChange={({ currentTarget: { value } }) => onCommand(setLineKind(value as LineKind))}
      >
        {Object.entries(kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      {tools.map(({ name, icon, press, isOn, isOff = false }, index) => (
        <button
          key={name}
          type="button"
          className={tool}
          aria-label={name}
          title={name}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          // The text keeps the focus, and what is marked in it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(index);
            if (!isOff) press();
          }}
          onKeyDown={(event) => move(event, index)}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
