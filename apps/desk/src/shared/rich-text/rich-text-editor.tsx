import type { Locale } from "@plaza/i18n";
import type { Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { editorState } from "./editor-state.ts";
import { htmlOf } from "./html.ts";
import { LinkForm } from "./link-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { frame, readOnlyFrame, text } from "./rich-text-editor.css.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

export interface RichTextEditorProps {
  /** What the text is called. */
  readonly label: string;
  /** What it begins with; another text is another editor, by its `key`. */
  readonly html: string;
  /** In which it is written. */
  readonly language: Locale;
  /** Pictures can be sent and put into it. */
  readonly pictures?: boolean;
  /** Without it the text is only read. */
  readonly onChange?: (html: string) => void;
}

/**
 * Rich text as people write it. It can hold what the platform lets in and nothing else, so it shows any HTML without danger;
 * what it makes of that is cleaned by the platform all the same.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactElement {
  const { label, html, language, pictures = false, onChange } = props;
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [form, setForm] = useState<"link" | "picture" | null>(null);
  const [first] = useState(() => {
    const state = editorState(html, () => setForm("link"));
    // A text that is as it was is the one that was given, however that was spelt.
    return { html, state, written: htmlOf(state.doc) };
  });
  const [state, setState] = useState<EditorState>(first.state);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const isReadOnly = onChange === undefined;
  useEffect(() => {
    if (host === null) return undefined;
    const made = new EditorView(host, {
      state: first.state,
      editable: () => !isReadOnly,
      attributes: {
        "aria-label": label,
        lang: language,
        // A text to read is a part of the page that can be scrolled through by keyboard.
        ...(isReadOnly ? { role: "group" } : { role: "textbox", "aria-multiline": "true" }),
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const written = htmlOf(next.doc);
        latest.current?.(written === first.written ? first.html : written);
      },
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [host, first, label, language, isReadOnly]);
  function run(command: Command): void {
    if (view.current === null) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }
  const formEnds = {
    onCommand: (command: Command) => {
      setForm(null);
      run(command);
    },
    onClose: () => {
      setForm(null);
      view.current?.focus();
    },
  };
  return (
    <div className={isReadOnly ? readOnlyFrame : frame}>
      {!isReadOnly && (
        <RichTextToolbar
          state={state}
          onCommand={run}
          onLink={() => setForm(form === "link" ? null : "link")}
          onPicture={pictures ? () => setForm(form === "picture" ? null : "picture") : null}
        />
      )}
      {form === "link" && <LinkForm state={state} {...formEnds} />}
      {form === "picture" && <PictureForm {...formEnds} />}
      <div ref={setHost} className={text} />
    </div>
  );
}
