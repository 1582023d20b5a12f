import { Trans, useLingui } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { remark } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { textLink } from "@plaza/ui-kit/text-link";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { Link } from "@tanstack/react-router";
import { Copy } from "lucide";
import type { ReactElement } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { sentence } from "../shared/panel.css.ts";
import { actions, line } from "./application-page.css.ts";
import * as look from "./application-page.css.ts";

/** The way to the desk, where the platform says where that is. */
export function Approved({ application }: { readonly application: MerchantApplication }): ReactElement {
  const { t } = useLingui();
  const copy = useCopy();
  const { account, deskUrl } = application;
  return (
    <>
      <h1 className={sentence}>
        <Trans>Welcome, your shop is ready</Trans>
      </h1>
      <p className={look.line}>
        <Trans>Add your first products and open the doors when you like.</Trans>
      </p>
      <dl className={look.box}>
        {deskUrl !== null && (
          <>
            <dt className={look.label}>
              <Trans>Merchant desk</Trans>
            </dt>
            <dd>
              <a href={deskUrl} className={textLink}>
                {deskUrl.replace(/^https?:\/\//, "")}
              </a>
            </dd>
          </>
        )}
        <dt className={look.label}>
          <Trans>Account</Trans>
        </dt>
        <dd>
          <strong>{account}</strong>{" "}
          <Button
            size="small"
            kind="quiet"
            icon={<Icon of={Copy} size={16} />}
            aria-label={t`Copy the account`}
            onClick={() => copy(account)}
          />
        </dd>
        <dt className={look.label}>
          <Trans>Password</Trans>
        </dt>
        <dd>
          <Trans>the one you chose; we can reset it</Trans>
        </dd>
      </dl>
      <div className={look.actions}>
        {deskUrl !== null && (
          <a href={deskUrl} className={buttonClass({ kind: "primary" })}>
            <Trans>Go to the merchant desk</Trans>
          </a>
        )}
        <AskUs />
      </div>
    </>
  );
}

/** Why it was refused, where the platform says so, and the way to another try. */
export function Refused({ application }: { readonly application: MerchantApplication }): ReactElement {
  const { id, name, rejectionReason } = application;
  return (
    <>
      <h1 className={sentence}>
        <Trans>Not yet: something is missing</Trans>
      </h1>
      <p className={line}>
        <Trans>We could not approve the application of {name}.</Trans>
      </p>
      {rejectionReason !== null && (
        <Alert kind="danger">
          <Trans>
            <strong>Reason.</strong> {rejectionReason}
          </Trans>
        </Alert>
      )}
      <div className={actions}>
        <Link {...to.merchantApplication({ again: id })} className={buttonClass({ kind: "primary" })}>
          <Trans>Apply again</Trans>
        </Link>
        <AskUs />
      </div>
      <p className={remark}>
        <Trans>Your answers are filled in; you choose the password anew.</Trans>
      </p>
    </>
  );
}

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
      <p className={remark}>
        <Trans>Your answers are filled in; you choose the password anew.</Trans>
      </p>
    </>
  );
}
