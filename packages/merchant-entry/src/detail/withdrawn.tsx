import { Trans } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { muted, sentence } from "../shared/panel.css.ts";
import { actions, line } from "./application-page.css.ts";

/** The applicant has taken it back; another try is open. */
export function Withdrawn({ application: { id, name } }: { readonly application: MerchantApplication }): ReactElement {
  return (
    <>
      <h1 className={sentence}>
        <Trans>You have withdrawn this application</Trans>
      </h1>
      <p className={line}>
        <Trans>The application of {name} has ended.</Trans>
      </p>
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
