import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog, type DialogProps } from "@plaza/ui-kit/dialog";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { stack } from "./page.css.ts";

export interface FormDialogProps extends Pick<DialogProps, "title" | "size"> {
  /** Null: nothing is left to submit, and the dialog is only closed. */
  readonly submitLabel: ReactNode;
  /** The form is being sent. */
  readonly busy: boolean;
  /** Until the answer is there, the dialog stays open, unless it is not known whether one will come. */
  readonly closesWhileBusy?: boolean;
  /** The form cannot be sent. */
  readonly disabled?: boolean;
  /** Why the form was not taken; what is wrong with one field belongs beside that field instead. */
  readonly problem: string | null;
  /** Stands above the problem and the fields. */
  readonly notice?: Elements;
  /** Further buttons, between "Cancel" and the one that submits. */
  readonly actions?: Elements;
  /** For `useFormErrors`. */
  readonly formRef?: Ref<HTMLFormElement>;
  readonly formClass?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: Elements;
}

/** A dialog around the fields of one form, with buttons that cancel and submit it. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { title, size, submitLabel, busy, disabled, problem, notice, actions, formRef, onSubmit, onClose, children } =
    props;
  const { closesWhileBusy = false, formClass = stack } = props;
  const formId = useId();
  function close(): void {
    if (!busy || closesWhileBusy) onClose();
  }
  return (
    <Dialog
      open
      size={size}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>
            {submitLabel === null ? <Trans context="dialog">Close</Trans> : <Trans context="dialog">Cancel</Trans>}
          </Button>
          {actions}
          {submitLabel !== null && (
            <Button kind="primary" busy={busy} disabled={disabled} type="submit" form={formId}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={formClass}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {notice}
        {problem !== null && (
          <Alert kind="danger" announce>
            {problem}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  );
}
