import { Trans } from "@lingui/react/macro";
import type { ListedMerchantApplication } from "@plaza/api-client";
import { to, useExtension } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel, sentence } from "../shared/panel.css.ts";
import { StateStatus } from "../shared/state-status.tsx";
import { actions, notice } from "./apply-page.css.ts";

/** One application at a time: the open one is answered first. */
export function PendingNotice({ application }: { readonly application: ListedMerchantApplication }): ReactElement {
  const { id, name, state } = application;
  const canCorrect = useExtension("application_edit");
  return (
    <section className={`${panel} ${notice}`}>
      <StateStatus state={state} />
      <h2 className={sentence}>
        <Trans>{name} is with us</Trans>
      </h2>
      <p>
        <Trans>We answer within 3 working days. Another application can be sent after that.</Trans>
      </p>
      <div className={actions}>
        <Link {...to.merchantApplicationDetail(id)} className={buttonClass({ kind: "primary" })}>
          <Trans>Look at the application</Trans>
        </Link>
        {canCorrect && (
          <Link {...to.merchantApplication({ correct: id })} className={buttonClass()}>
            <Trans>Correct it</Trans>
          </Link>
        )}
        <Link {...to.merchantApplicationRecords()} className={buttonClass()}>
          <Trans>My applications</Trans>
        </Link>
      </div>
    </section>
  );
}
