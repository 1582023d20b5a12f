import { Trans } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { maskedMobile } from "@plaza/shopping/phone-number";
import { Fragment, type ReactElement, type ReactNode, useId } from "react";
import { heading, panel } from "../shared/panel.css.ts";
import * as look from "./application-page.css.ts";
import { DocumentList } from "./document-list.tsx";

/** The answers of the form, but for the password, which is never shown again. */
export function WhatWasSent({ application }: { readonly application: MerchantApplication }): ReactElement {
  const id = useId();
  const reader = useReader();
  const { name, trade, contact, mobile, account, appliedAt, documents } = application;
  const facts: readonly (readonly [key: string, label: ReactNode, value: string])[] = [
    ["name", <Trans key="name">Shop name</Trans>, name],
    ["trade", <Trans key="trade">Main category</Trans>, trade],
    ["contact", <Trans key="contact">Contact name</Trans>, contact],
    ["mobile", <Trans key="mobile">Phone number</Trans>, maskedMobile(mobile)],
    ["account", <Trans key="account">Account</Trans>, account],
    [
      "sent",
      <Trans key="sent" context="application">
        Sent
      </Trans>,
      appliedAt === null ? "" : formatDateTime(appliedAt, reader),
    ],
  ];
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        <Trans>What you sent</Trans>
      </h2>
      <div className={look.sent}>
        <dl className={look.facts}>
          {facts
            .filter(([, , value]) => value !== "")
            .map(([key, label, value]) => (
              <Fragment key={key}>
                <dt className={look.label}>{label}</dt>
                <dd className={look.value}>{value}</dd>
              </Fragment>
            ))}
        </dl>
        <DocumentList documents={documents} />
      </div>
    </section>
  );
}
