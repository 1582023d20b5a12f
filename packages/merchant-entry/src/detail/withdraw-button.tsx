import { Trans, useLingui } from "@lingui/react/macro";
import { platformMessage, staleAfter, withdrawMerchantApplication } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { type ReactElement, useState } from "react";

export interface WithdrawButtonProps {
  readonly id: number;
  readonly name: string;
  /** What of it the applicant sees. */
  readonly revision: number;
}

/** Takes back an application that nobody has decided, after a question. */
export function WithdrawButton({ id, name, revision }: WithdrawButtonProps): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = rootRoute.useRouteContext();
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, error, reset } = useAction({
    mutationFn: () => withdrawMerchantApplication(api, { id, revision }),
    meta: { quiet: true },
    onSuccess: () => setAsked(false),
    // Also after a failure: it may have been decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("merchant-application-change") }),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trans>Withdraw it</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Withdraw the application of {name}?</Trans>}
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Withdraw it</Trans>}
        busy={isPending}
        error={
          error === null
            ? null
            : (platformMessage(error) ?? t`We got no answer. Please check your connection and try again.`)
        }
        onConfirm={() => run()}
        onClose={() => {
          setAsked(false);
          reset();
        }}
      >
        <Trans>The application ends. The name is free again, and you can apply again at any time.</Trans>
      </ConfirmDialog>
    </>
  );
}
