import { Trans } from "@lingui/react/macro";
import type { AfterSalesRequest, ReturnAddress } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload, to } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Copy } from "lucide";
import type { ReactElement } from "react";
import * as look from "./request-page.css.ts";

export interface WhatToDoProps {
  readonly request: AfterSalesRequest;
  readonly onSend: () => void;
}

/** The customer's next action; nothing if the next step is not the customer's. */
export function WhatToDo({ request, onSend }: WhatToDoProps): ReactElement | null {
  const { state, returnAddress, rejectionReason, orderId, line, canApplyAgain, id } = request;
  if (state === "awaitingGoods")
    return (
      <section className={look.panel}>
        <div className={look.part}>
          <h2 className={look.partTitle}>
            <Trans>1. Send the parcel to</Trans>
          </h2>
          {returnAddress === null ? (
            <p className={look.soft}>
              <Trans>The shop has not given an address. Please ask it where to send the goods.</Trans>
            </p>
          ) : (
            <ReturnAddressBox address={returnAddress} />
          )}
        </div>
        <div className={look.part}>
          <h2 className={look.partTitle}>
            <Trans>2. Enter the tracking number</Trans>
          </h2>
          <p className={look.soft}>
            <Trans>The courier gives it to you with the slip. Keep the slip until you are refunded.</Trans>
          </p>
          <div>
            <Button kind="primary" onClick={onSend}>
              <Trans>Enter tracking number</Trans>
            </Button>
          </div>
        </div>
      </section>
    );
  if (rejectionReason === null && !canApplyAgain) return null;
  return (
    <section className={look.panel}>
      {rejectionReason !== null && (
        <Alert kind="warning" title={<Trans>The shop writes</Trans>}>
          <span className={look.quote}>{`“${rejectionReason}”`}</span>
        </Alert>
      )}
      {canApplyAgain && orderId !== null && (
        <div>
          <Link {...to.afterSalesApplication(orderId, line.skuId, id)} className={buttonClass({ kind: "primary" })}>
            <Trans>Apply again</Trans>
          </Link>
        </div>
      )}
    </section>
  );
}

/** The return address, in the language of the page and as written on the parcel. The button copies the latter. */
function ReturnAddressBox({ address }: { readonly address: ReturnAddress }): ReactElement {
  const locale = useLocale();
  const copy = useCopy();
  const { contact, phone, address: original } = address;
  const { data: written = original } = useQuery(writtenAddressQuery(original, locale, importOrReload));
  return (
    <div className={look.address}>
      <p className={look.addressText}>
        <span className={look.strong}>{contact}</span> <span translate="no">{phone}</span>
        <br />
        <span translate="no">{written}</span>
        {written !== original && (
          <span className={look.original}>
            <Trans>
              On the parcel: <span lang="zh">{original}</span>
            </Trans>
          </span>
        )}
      </p>
      <Button
        size="small"
        icon={<Icon of={Copy} size={16} />}
        onClick={() => copy([contact, phone, original].filter((part) => part !== "").join("\n"))}
      >
        <Trans>Copy address</Trans>
      </Button>
    </div>
  );
}
