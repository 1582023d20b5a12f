import { Trans } from "@lingui/react/macro";
import { type PaymentSubject, staleAfter } from "@plaza/api-client";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { heading, page, title } from "../shared/columns.css.ts";
import { DuePayment } from "./due-payment.tsx";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { paymentSubject } from "./payment-search.ts";
import { paymentStage, shownPaymentStatusQuery } from "./payment-status.ts";

export function PaymentPage(): ReactElement | null {
  const subject = paymentSubject(paymentRoute.useSearch());
  // The loader has thrown `notFound` in this case.
  if (subject === null) return null;
  return <Payment key={`${subject.from} ${subject.id}`} subject={subject} />;
}

/** The payment page: amount and methods while it is due, else the outcome. */
function Payment({ subject }: { readonly subject: PaymentSubject }): ReactElement {
  const { api } = paymentRoute.useRouteContext();
  const { data: status, dataUpdatedAt } = useSuspenseQuery(shownPaymentStatusQuery(api, subject));
  const stage = paymentStage(status);
  const [stageAtFirst] = useState(stage);
  const isFresh = stage !== stageAtFirst;
  const queryClient = useQueryClient();
  useEffect(() => {
    // Other cached data on orders and wallet is stale now.
    if (!isFresh) return;
    void queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  }, [isFresh, queryClient]);
  return (
    <div className={page}>
      {stage === "due" ? (
        <>
          <div className={heading}>
            <h1 className={title}>
              <Trans>Payment</Trans>
            </h1>
          </div>
          <DuePayment subject={subject} status={status} fetchedAt={dataUpdatedAt} />
        </>
      ) : (
        <PaymentOutcome subject={subject} outcome={stage} status={status} fresh={isFresh} />
      )}
    </div>
  );
}
