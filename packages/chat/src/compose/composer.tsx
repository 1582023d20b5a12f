import { useLingui } from "@lingui/react/macro";
import { ignoreHeldEnter } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, SendHorizontal, Paperclip } from "lucide";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
} from "react";
import { tool } from "./composer.css.ts";
import * as look from "./composer.css.ts";
import { pictureLimits } from "./use-pictures.ts";

/** How long a message may be, in characters as people count them. */
const maxLength = 2000;
/** From here on the field says how much is left. */
const counted = 1800;

interface WrittenText {
  /** As it is sent. */
  readonly text: string;
  readonly length: number;
  readonly isCounted: boolean;
  readonly canBeSent: boolean;
}

export function writtenText(typed: string): WrittenText {
  const text = typed.trim();
  const { length } = Array.from(text);
  return { text, length, isCounted: length > counted, canBeSent: length > 0 && length <= maxLength };
}

const accepted = pictureLimits.types.map((type) => `.${type}`).join(",");

/** Chooses a picture, or takes one where the device has a camera. */
function AttachButton({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={tool} aria-label={t`Send a picture`} onClick={() => input.current?.click()}>
        <Icon of={Paperclip} size={20} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

export interface ComposerProps {
  readonly field: Ref<HTMLTextAreaElement>;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Trimmed, and neither empty nor too long. */
  readonly onSend: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Why the last attempt was not taken. */
  readonly problem: string | null;
}

/** Writes a message: Enter sends it, Shift and Enter breaks the line, and Enter of an input method does neither. */
export function Composer({ field, typed, onTyped, onSend, onFile, problem }: ComposerProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const written = writtenText(typed);
  const { length } = written;
  const isTooLong = length > maxLength;
  const shown = isTooLong ? t`A message has at most 2,000 characters.` : problem;

  function send(event?: SyntheticEvent): void {
    event?.preventDefault();
    if (written.canBeSent) onSend(written.text);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Safari ends composing before it tells of the key, which then has this number.
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  }
  function onPaste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  }
  return (
    <form className={look.form} onSubmit={send} onPaste={onPaste}>
      <p id={`${id}-problem`} className={shown === null ? undefined : look.problem} role="alert">
        {shown !== null && (
          <>
            <Icon of={CircleAlert} size={14} />
            <span>{shown}</span>
          </>
        )}
      </p>
      <div className={look.row}>
        <AttachButton onFile={onFile} />
        <textarea
          ref={field}
          className={look.field}
          rows={1}
          value={typed}
          aria-label={t`Message`}
          aria-describedby={`${id}-problem`}
          aria-invalid={isTooLong || undefined}
          placeholder={t`Write a message`}
          enterKeyHint="send"
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={look.send}
          aria-label={t`Send`}
          aria-disabled={!written.canBeSent || undefined}
          onKeyDown={ignoreHeldEnter}
        >
          <Icon of={SendHorizontal} size={20} />
        </button>
      </div>
      {written.isCounted && (
        <p className={look.count} translate="no">
          {`${length}/${maxLength}`}
        </p>
      )}
    </form>
  );
}
