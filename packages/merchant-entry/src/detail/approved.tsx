import { Trans, useLingui } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { textLink } from "@plaza/ui-kit/text-link";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { Copy } from "lucide";
import type { ReactElement } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { sentence } from "../shared/panel.css.ts";
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
            <dd className={look.value}>
              <a href={deskUrl} className={textLink}>
                {deskUrl.replace(/^https?:\/\//, "")}
              </a>
            </dd>
          </>
        )}
        <dt className={look.label}>
          <Trans>Account</Trans>
        </dt>
        <dd className={look.value}>
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
        <dd className={look.value}>
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
