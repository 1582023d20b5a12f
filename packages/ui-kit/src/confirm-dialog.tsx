import type { ReactElement, ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { hasContent } from "./has-content.ts";
import { SlotContent } from "./slot-content.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** What will happen, and to which thing. */
  readonly children?: ReactNode;
  /** Named by what they do: "Keep order", "Cancel order". The first has the focus. */
  readonly keep: ReactNode;
  readonly confirm: ReactNode;
  /** The action is running: the dialog stays and further presses are ignored. */
  readonly busy?: boolean | undefined;
  /** Why the action failed. */
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, keep, confirm, busy = false, error, onConfirm, onClose } = props;
  function close(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>{keep}</Button>
          <Button kind="primary" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <SlotContent>{children}</SlotContent>
      {hasContent(error) && (
        <Alert kind="danger" announce>
          {error}
        </Alert>
      )}
    </Dialog>
  );
}
