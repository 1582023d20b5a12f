import { Trans } from "@lingui/react/macro";
import { sendBack, withdrawalReceiptQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { pageTitle } from "@plaza/ui-kit/global";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { receiptRoute } from "../routes.ts";
import { Receipt } from "./receipt.tsx";
import * as look from "./withdrawal.css.ts";

export function ReceiptPage(): ReactElement | null {
  const { id } = receiptRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <ReceiptScreen key={id} id={id} />;
}

/** The receipt of one of the customer's own withdrawals. */
function ReceiptScreen({ id }: { readonly id: number }): ReactElement {
  const { api, queryClient } = receiptRoute.useRouteContext();
  const title = useRef<HTMLHeadingElement>(null);
  const { data } = useSuspenseQuery(withdrawalReceiptQuery(api, id));
  const changed = useFocusFallback(title, data);
  return (
    <div className={look.page}>
      <h1 ref={title} tabIndex={-1} className={pageTitle}>
        <Trans>Receipt of a withdrawal</Trans>
      </h1>
      <Receipt
        receipt={data}
        sendBack={(parcel) => sendBack(api, { ...parcel, withdrawalId: id })}
        onSent={(receipt) => {
          changed();
          queryClient.setQueryData(withdrawalReceiptQuery(api, id).queryKey, receipt);
        }}
      />
      <Link {...to.orders()} className={buttonClass()}>
        <Trans>My orders</Trans>
      </Link>
    </div>
  );
}
