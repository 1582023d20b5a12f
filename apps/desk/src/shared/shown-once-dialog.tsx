import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog, type DialogProps } from "@plaza/ui-kit/dialog";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useCopy } from "@plaza/ui-kit/use-copy";
import type { ReactElement } from "react";
import { stack } from "./page.css.ts";
import { shownOnce } from "./shown-once-dialog.css.ts";

export interface ShownOnceDialogProps extends Pick<DialogProps, "title" | "onClose"> {
  /** A password or a link that the platform stores nowhere. */
  readonly secret: string;
  readonly copyLabel: Elements;
  /** What it is for. */
  readonly children: Elements;
}

/** The only time that something secret is shown, to be copied. */
export function ShownOnceDialog({ title, onClose, secret, copyLabel, children }: ShownOnceDialogProps): ReactElement {
  const copy = useCopy();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={() => copy(secret)}>{copyLabel}</Button>
          <Button kind="primary" onClick={onClose}>
            <Trans>I have noted it</Trans>
          </Button>
        </>
      }
    >
      <div className={stack}>
        {children}
        <p className={shownOnce} translate="no">
          {secret}
        </p>
      </div>
    </Dialog>
  );
}
