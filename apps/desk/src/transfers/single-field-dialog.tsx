import type { ApiClient } from "@plaza/api-client";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { type ReactElement, type ReactNode, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { transfersRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface SingleFieldDialogProps<Answer> {
  readonly title: ReactNode;
  /** What will happen. */
  readonly text: ReactNode;
  readonly label: ReactNode;
  readonly confirm: ReactNode;
  readonly send: (desk: ApiClient, written: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for a reference or a number of the bank, and sends it. */
export function SingleFieldDialog<Answer>(props: SingleFieldDialogProps<Answer>): ReactElement {
  const { title, text, label, confirm, send, onDone, onClose } = props;
  const { t } = useLingui();
  const { desk } = transfersRoute.useRouteContext();
  const [written, setWritten] = useState("");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const change = useChange({
    event: "transfer-change",
    send: (words: string) => send(desk, words),
    onDone: (answer) => {
      onDone(answer);
      onClose();
    },
  });
  const isShort = written.trim().length < 3;
  const { errors, attempt } = useFormErrors<"written">(form, isShort ? { written: t`Please fill this in.` } : {});
  const isOfField = change.field !== null;
  return (
    <FormDialog
      title={title}
      submitLabel={confirm}
      busy={change.busy}
      problem={isOfField ? null : change.problem}
      notice={<p>{text}</p>}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) change.run(written.trim());
      }}
      onClose={onClose}
    >
      <Field
        label={label}
        maxLength={64}
        autoComplete="off"
        value={written}
        error={errors.written ?? (isOfField ? change.problem : undefined)}
        onChange={({ currentTarget: { value } }) => {
          change.reset();
          setWritten(value);
        }}
      />
    </FormDialog>
  );
}
