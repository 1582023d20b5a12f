import { Trans } from "@lingui/react/macro";
import type { AfterSalesRequest } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./request-page.css.ts";
import { ReturnAddressBox } from "./return-address-box.tsx";

export interface WhatToDoProps {
  readonly request: AfterSalesRequest;
  readonly onSend: () => void;
}

/** What the customer has to do now; nothing where it is somebody else's turn. */
export function WhatToDo({ request, onSend }: WhatToDoProps): ReactElement | null {
  const { state, returnAddress, refusal, orderId, line, canApplyAgain, id } = request;
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
  if (refusal === null && !canApplyAgain) return null;
  return (
    <section className={look.panel}>
      {refusal !== null && (
        <Alert kind="warning" title={<Trans>The shop writes</Trans>}>
          <span className={look.quote}>{`“${refusal}”`}</span>
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
