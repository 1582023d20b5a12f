import type { PlatformEvent } from "@plaza/api-client";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { SlotContent } from "@plaza/ui-kit/slot-content";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, type ReactNode, useState } from "react";
import { type Decided, DecidedMeanwhile } from "./decided-meanwhile.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useChange } from "./use-change.ts";

export interface TextDialogProps {
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

/** Asks for a text, and sends it. */
export function TextDialog(props: TextDialogProps): ReactElement {
  const { title, text, label, hint, missing, limit, rows = 3, confirm, done, event, send, onClose } = props;
  const { decided = null } = props;
  const toasts = useToasts();
  const [words, setWords] = useState("");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
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
  return (
    <FormDialog
      title={title}
      submitLabel={confirm}
      busy={change.busy}
      disabled={decided !== null}
      problem={decided === null ? change.problem : null}
      notice={decided === null ? <SlotContent>{text}</SlotContent> : <DecidedMeanwhile {...decided} />}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) change.run(words.trim());
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
