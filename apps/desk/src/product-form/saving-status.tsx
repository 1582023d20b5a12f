import { Trans } from "@lingui/react/macro";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, CircleAlert, CloudOff, LoaderCircle, PencilLine } from "lucide";
import type { ReactElement } from "react";
import { stack } from "../shared/page.css.ts";
import { status } from "./product-form.css.ts";
import type { ProductWork } from "./use-product-work.ts";

/** Whether what is written is saved, and why not. */
export function SavingStatus({ work }: { readonly work: ProductWork }): ReactElement {
  const { state, problem, base, save } = work;
  const when = formatDateTime(base.changed?.at ?? 0, useReader());
  const by = base.changed?.by ?? "";
  return (
    <div className={stack}>
      <div className={status} role="status">
        {state === "saved" && (
          <>
            <Icon of={Check} size={16} />
            {base.changed === null ? (
              <Trans>Nothing is changed.</Trans>
            ) : by === "" ? (
              <Trans>The draft is saved, {when}.</Trans>
            ) : (
              <Trans>
                The draft is saved by {by}, {when}.
              </Trans>
            )}
          </>
        )}
        {state === "unsaved" && (
          <>
            <Icon of={PencilLine} size={16} />
            <Trans>It is saved in a moment.</Trans>
          </>
        )}
        {state === "saving" && (
          <>
            <Icon of={LoaderCircle} size={16} />
            <Trans>The draft is being saved.</Trans>
          </>
        )}
        {state === "offline" && (
          <>
            <Icon of={CloudOff} size={16} />
            <Trans>No connection. What you write stays on this device, and is saved as soon as there is one.</Trans>
          </>
        )}
        {state === "conflict" && (
          <>
            <Icon of={CircleAlert} size={16} />
            <Trans>Somebody else has changed it. Nothing more is saved until you have compared both.</Trans>
          </>
        )}
      </div>
      {state === "failed" && (
        <Alert
          kind="danger"
          announce
          action={
            <Button size="small" onClick={save}>
              <Trans>Save again</Trans>
            </Button>
          }
        >
          <span>{problem}</span> <Trans>What you have written stays on this device until it is saved.</Trans>
        </Alert>
      )}
    </div>
  );
}
