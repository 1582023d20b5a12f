import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MerchantApplication } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { maskedMobile } from "@plaza/shopping/phone-number";
import { panelTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { documentName, isDocumentAddress } from "@plaza/ui-kit/upload-items";
import { FileText } from "lucide";
import { Fragment, type ReactElement, type ReactNode, useId } from "react";
import { panel } from "../shared/panel.css.ts";
import * as look from "./application-page.css.ts";

/** The answers of the form, but for the password, which is never shown again. */
export function WhatWasSent({ application }: { readonly application: MerchantApplication }): ReactElement {
  const id = useId();
  const reader = useReader();
  const { name, trade, contact, mobile, account, appliedAt, documents } = application;
  const details: readonly (readonly [key: string, label: ReactNode, value: string])[] = [
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
      <h2 id={id} className={panelTitle}>
        <Trans>What you sent</Trans>
      </h2>
      <div className={look.sent}>
        <dl className={look.details}>
          {details
            .filter(([, , value]) => value !== "")
            .map(([key, label, value]) => (
              <Fragment key={key}>
                <dt className={look.label}>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </dl>
        <DocumentList documents={documents} />
      </div>
    </section>
  );
}

interface DocumentListProps {
  /** Addresses. */
  readonly documents: readonly string[];
}

/** The documents, each opened in another tab; those that were refused are deleted some time later. */
function DocumentList({ documents }: DocumentListProps): ReactElement {
  const { t } = useLingui();
  return (
    <div>
      <p className={look.label}>
        {documents.length === 0 ? (
          <Trans>The documents are no longer kept.</Trans>
        ) : (
          <Plural value={documents.length} one="# document" other="# documents" />
        )}
      </p>
      <ul className={look.documents}>
        {documents.map((url, index) => {
          const position = index + 1;
          const name = documentName(url);
          return (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={look.document}
                title={name || undefined}
                aria-label={name === "" ? t`Document ${position} (opens a new tab)` : t`${name} (opens a new tab)`}
              >
                {isDocumentAddress(url) ? (
                  <span className={look.named}>
                    <Icon of={FileText} size={28} />
                    <bdi className={look.fileName}>{name || <Trans>Document {position}</Trans>}</bdi>
                  </span>
                ) : (
                  <img className={look.picture} src={url} alt="" width={88} height={110} loading="lazy" />
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
