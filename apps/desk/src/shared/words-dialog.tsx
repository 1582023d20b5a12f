import { Trans } from "@lingui/react/macro";
import type { PlatformEvent } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { type Decided, DecidedMeanwhile } from "./decided-meanwhile.tsx";
import { stack } from "./page.css.ts";
import { useChange } from "./use-change.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface WordsDialogProps {
  readonly title: ReactNode;
  /** What will happen. */
  readonly text?: ReactNode;
  readonly label: string;
  readonly hint?: string;
  /** What is said where nothing was written; without it nothing has to be. */
  readonly missing?: string;
  /** Characters. */
  readonly limit: number;
  readonly rows?: number;
  readonly confirm: string;
  /** Said when it is done. */
  readonly done: string;
  /** What somebody has decided meanwhile: what is written stays, and nothing is sent any more. */
  readonly decided?: Decided | null;
  readonly event: PlatformEvent;
  readonly send: (words: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for some words, and does something with them. */
export function WordsDialog(props: WordsDialogProps): ReactElement {
  const { title, text, label, hint, missing, limit, rows = 3, confirm, done, event, send, onClose } = props;
  const { decided = null } = props;
  const toasts = useToasts();
  const [words, setWords] = useState("");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const formId = useId();
  const change = useChange({
    event,
    send,
    onDone: () => {
      toasts.show(done);
      onClose();
    },
  });
  const { errors, attempt } = useFormErrors<"words">(
    form,
    missing !== undefined && words.trim() === "" ? { words: missing } : {},
  );
  function close(): void {
    if (!change.busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>
            <Trans context="dialog">Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={change.busy} disabled={decided !== null}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={setForm}
        id={formId}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (attempt()) change.run(words.trim());
        }}
      >
        {decided === null ? <SlotContent>{text}</SlotContent> : <DecidedMeanwhile {...decided} />}
        {decided === null && change.problem !== null && (
          <Alert kind="danger" announce>
            {change.problem}
          </Alert>
        )}
        <TextArea
          label={label}
          hint={hint}
          error={errors.words}
          optional={missing === undefined}
          rows={rows}
          maxLength={limit}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </form>
    </Dialog>
  );
}
