import type { Locale } from "@plaza/i18n";
import { type Command, type EditorState, Selection } from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
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

/** What was pasted into a text, or dropped on it. */
interface TransferredFiles {
  /** Another number: they came at another time. */
  readonly transfer: number;
  readonly files: readonly File[];
}

const noFiles: TransferredFiles = { transfer: 0, files: [] };

/**
 * Rich text as people write it. It can hold what the platform lets in and nothing else, so it shows any HTML without danger;
 * what it makes of that is cleaned by the platform all the same.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactElement {
  const { label, html, language, pictures = false, onChange } = props;
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [form, setForm] = useState<"link" | "picture" | null>(null);
  /** Pasted or dropped, and not in the text yet. */
  const [{ transfer, files }, setFiles] = useState<TransferredFiles>(noFiles);
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
      ...filesFrom((given) => {
        if (isReadOnly || !pictures) return;
        setFiles((before) => ({ transfer: before.transfer + 1, files: given }));
        setForm("picture");
      }),
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
  }, [host, first, label, language, isReadOnly, pictures]);
  function run(command: Command): void {
    if (view.current === null) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }
  const [file = null, ...otherFiles] = files;
  /** One after the other, each with what it shows. */
  function goOnWithFiles(): void {
    setFiles({ transfer, files: otherFiles });
    setForm(otherFiles.length > 0 ? "picture" : null);
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
          onPicture={
            pictures
              ? () => {
                  setFiles({ transfer, files: [] });
                  setForm(form === "picture" ? null : "picture");
                }
              : null
          }
        />
      )}
      {form === "link" && <LinkForm state={state} {...formEnds} />}
      {form === "picture" && (
        <PictureForm
          key={`${transfer} ${files.length}`}
          file={file}
          onCommand={(command) => {
            run(command);
            goOnWithFiles();
          }}
          onClose={() => {
            goOnWithFiles();
            view.current?.focus();
          }}
        />
      )}
      <div ref={setHost} className={text} />
    </div>
  );
}

/**
 * Takes the files that are pasted into an editor or dropped on it. What is copied from a document has a picture of itself
 * beside its text: then the text is meant.
 */
function filesFrom(take: (files: readonly File[]) => void): Pick<EditorProps, "handlePaste" | "handleDrop"> {
  return {
    handlePaste: (_view, { clipboardData }) => {
      const pasted = [...(clipboardData?.files ?? [])];
      if (pasted.length === 0 || clipboardData?.getData("text/plain") !== "") return false;
      take(pasted);
      return true;
    },
    handleDrop: (view, event) => {
      const dropped = [...(event.dataTransfer?.files ?? [])];
      if (dropped.length === 0) return false;
      // Else the browser leaves the page and shows the file.
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at !== null) {
        const selection = Selection.near(view.state.doc.resolve(at.pos));
        view.dispatch(view.state.tr.setSelection(selection));
      }
      take(dropped);
      return true;
    },
  };
}
