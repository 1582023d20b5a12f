import { Trans } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { muted, sentence } from "../shared/panel.css.ts";
import { actions, line } from "./application-page.css.ts";

/** Why it was refused, where the platform says so, and the way to another try. */
export function Refused({ application }: { readonly application: MerchantApplication }): ReactElement {
  const { id, name, refusal } = application;
  return (
    <>
      <h1 className={sentence}>
        <Trans>Not yet: something is missing</Trans>
      </h1>
      <p className={line}>
        <Trans>We could not approve the application of {name}.</Trans>
      </p>
      {refusal !== null && (
        <Alert kind="danger">
          <Trans>
            <strong>Reason.</strong> {refusal}
          </Trans>
        </Alert>
      )}
      <div className={actions}>
        <Link {...to.merchantApplication({ again: id })} className={buttonClass({ kind: "primary" })}>
          <Trans>Apply again</Trans>
        </Link>
        <AskUs />
      </div>
      <p className={muted}>
        <Trans>Your answers are filled in; you choose the password anew.</Trans>
      </p>
    </>
  );
}
