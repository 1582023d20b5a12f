import { Trans, useLingui } from "@lingui/react/macro";
import { type MerchantApplication, platformMessage, staleAfter, withdrawMerchantApplication } from "@plaza/api-client";
import { rootRoute, to, useAction, useExtension } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { sentence } from "../shared/panel.css.ts";
import { actions, line } from "./application-page.css.ts";

export function Submitted({ application }: { readonly application: MerchantApplication }): ReactElement {
  const { id, name, revision } = application;
  const canCorrect = useExtension("application_edit");
  return (
    <>
      <h1 className={sentence}>
        <Trans>We have your application</Trans>
      </h1>
      <p className={line}>
        <Trans>{name} is reviewed within 3 working days. You get a notice by SMS, and it stands here as well.</Trans>
      </p>
      <div className={actions}>
        <Link {...to.merchantApplicationRecords()} className={buttonClass({ kind: "primary" })}>
          <Trans>My applications</Trans>
        </Link>
        {canCorrect && revision !== null && (
          <>
            <Link {...to.merchantApplication({ correct: id })} className={buttonClass()}>
              <Trans>Correct it</Trans>
            </Link>
            <WithdrawButton id={id} name={name} revision={revision} />
          </>
        )}
        <AskUs />
      </div>
    </>
  );
}

interface WithdrawButtonProps {
  readonly id: number;
  readonly name: string;
  /** What of it the applicant sees. */
  readonly revision: number;
}

/** Takes back an application that nobody has decided, after a question. */
function WithdrawButton({ id, name, revision }: WithdrawButtonProps): ReactElement {
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
