import { Trans } from "@lingui/react/macro";
import {
  linkedReceiptQuery,
  type OrderLink,
  type PastWithdrawal,
  sendBackByLink,
  type WithdrawalReceipt,
} from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { to, useAction } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { pageTitle } from "@plaza/ui-kit/global";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { useToasts } from "@plaza/ui-kit/toast";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { guestOrderRoute } from "../routes.ts";
import { Receipt } from "../withdrawal/receipt.tsx";
import { ReceivedElsewhere, WithdrawalBody } from "../withdrawal/withdrawal-flow.tsx";
import * as rows from "../withdrawal/withdrawal.css.ts";
import { guestWithdrawalQuery } from "./guest-order-queries.ts";

/** Withdraws from the contract of the linked order, and shows the receipt with the entered name. */
export function GuestWithdrawal({ link }: { readonly link: OrderLink }): ReactElement {
  const { api, queryClient } = guestOrderRoute.useRouteContext();
  const { data: info } = useSuspenseQuery(guestWithdrawalQuery(api, link));
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null);
  const toasts = useToasts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (receipt !== null) title.current?.focus();
  }, [receipt]);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={pageTitle}>
        {receipt === null ? <Trans>Withdraw from contract</Trans> : <Trans>Receipt of a withdrawal</Trans>}
      </h1>
      {receipt === null ? (
        <>
          <GuestReceipts
            past={info.past}
            open={(withdrawalId) =>
              queryClient.fetchQuery(linkedReceiptQuery(api, { ...link, withdrawalId })).then(setReceipt)
            }
          />
          <WithdrawalBody
            source={{ link }}
            info={info}
            onDone={(done) => {
              if (title.current !== null) setReceipt(done);
              else toasts.show(<ReceivedElsewhere receipt={to.orderLink({ ...link, view: "withdrawal" })} />);
            }}
          />
        </>
      ) : (
        <Receipt
          receipt={receipt}
          sendBack={(parcel) => sendBackByLink(api, { ...link, ...parcel, withdrawalId: receipt.id })}
          // Receipts read by a link have no name. This one keeps the name that was entered here.
          onSent={(sent) => setReceipt({ ...sent, name: receipt.name, contact: receipt.contact })}
        />
      )}
      <div className={rows.buttons}>
        <Link {...to.orderLink(link)} className={buttonClass()}>
          <Trans>Back to the order</Trans>
        </Link>
      </div>
    </>
  );
}

interface GuestReceiptsProps {
  readonly past: readonly PastWithdrawal[];
  readonly open: (id: number) => Promise<void>;
}

/** The receipts of earlier withdrawals. */
function GuestReceipts({ past, open }: GuestReceiptsProps): ReactElement | null {
  const reader = useReader();
  const writtenTotal = useWrittenTotal();
  const { run, isPending, variables } = useAction({ mutationFn: open });
  if (past.length === 0) return null;
  return (
    <ul className={rows.past}>
      {past.map(({ id, at, amount }) => {
        const [time, money] = [formatDateTime(at, reader), writtenTotal(amount)];
        return (
          <li key={id}>
            <Button size="small" busy={isPending && variables === id} onClick={() => run(id)}>
              <Trans>
                Receipt of {time} ({money})
              </Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
