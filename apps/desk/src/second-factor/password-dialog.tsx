import { Trans, useLingui } from "@lingui/react/macro";
import type { PlatformEvent } from "@plaza/api-client";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type ReactElement, type ReactNode, useMemo, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

const given = { current: "" };

export interface PasswordDialogProps<Answer> {
  readonly title: ReactNode;
  readonly submitLabel: ReactNode;
  /** What will happen. */
  readonly children: Elements;
  /** @param current the own password */
  readonly send: (current: string) => Promise<Answer>;
  readonly event: PlatformEvent;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for the own password before something that who has found the desk open must not do. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>): ReactElement {
  const { title, submitLabel, children, send, event, onDone, onClose } = props;
  const { t } = useLingui();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { run, busy, problem, field, reset } = useChange({ send, event, onDone });
  const isOfField = field === "current";
  const rejected = useMemo(() => (problem !== null && isOfField ? { current: problem } : null), [problem, isOfField]);
  const problemsOf = (current: string) => (current === "" ? { current: t`Enter your present password.` } : {});
  const { current: typed = "" } = useTyped(form, given);
  const { errors, leave, attempt } = useFormErrors<"current">(form, problemsOf(typed), rejected);
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      problem={isOfField ? null : problem}
      formRef={setForm}
      onClose={onClose}
      onSubmit={() => {
        const { current = "" } = valuesOf(form, given);
        if (!attempt(problemsOf(current))) return;
        reset();
        run(current);
      }}
    >
      {children}
      <PasswordField
        label={<Trans>Present password</Trans>}
        name="current"
        autoComplete="current-password"
        error={errors.current}
        onBlur={leave("current")}
      />
    </FormDialog>
  );
}
