import { Trans } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { to, useExtension } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { sentence } from "../shared/panel.css.ts";
import { actions, line } from "./application-page.css.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

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
