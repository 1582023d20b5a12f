import { Trans } from "@lingui/react/macro";
import type { TestOutcome } from "@plaza/api-client/desk";
import { Field, type FieldProps } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { type ReactElement, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { TestOutcomeAlert } from "../shared/test-outcome.tsx";
import { useChange } from "../shared/use-change.ts";

export interface TestDialogProps {
  readonly title: string;
  /** What will be sent. */
  readonly text: string;
  readonly label: string;
  readonly input: Pick<FieldProps, "type" | "autoComplete">;
  /** What is said where nothing is written. */
  readonly missing: string;
  /** What the platform calls the field. */
  readonly field: string;
  readonly send: (destination: string) => Promise<TestOutcome>;
  readonly onClose: () => void;
}

/** Asks where a test goes, and says what became of it. It stays, for another try. */
export function TestDialog(props: TestDialogProps): ReactElement {
  const { title, text, label, input, missing, field, send, onClose } = props;
  const [destination, setDestination] = useState("");
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const test = useChange({ event: "connection-test", send: () => send(destination), onDone: setOutcome });
  const isOfField = test.field === field;
  const { errors, attempt } = useFormErrors<"destination">(
    form,
    destination.trim() === "" ? { destination: missing } : {},
  );
  return (
    <FormDialog
      title={title}
      submitLabel={<Trans context="message">Send</Trans>}
      busy={test.busy}
      closesWhileBusy
      problem={isOfField ? null : test.problem}
      formRef={setForm}
      onSubmit={() => {
        setOutcome(null);
        if (attempt()) test.run();
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <Field
        label={label}
        {...input}
        maxLength={254}
        value={destination}
        error={errors.destination ?? (isOfField ? test.problem : undefined)}
        onChange={({ currentTarget: { value } }) => {
          setDestination(value);
          setOutcome(null);
          if (test.problem !== null) test.reset();
        }}
      />
      {outcome !== null && <TestOutcomeAlert outcome={outcome} what="message" />}
    </FormDialog>
  );
}
