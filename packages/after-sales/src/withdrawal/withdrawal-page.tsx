import { Trans } from "@lingui/react/macro";
import { type PastWithdrawal, withdrawalQuery, withdrawalReceiptQuery } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { type OptionalLink, to } from "@plaza/routing";
import { pageTitle } from "@plaza/ui-kit/global";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { withdrawalRoute } from "../routes.ts";
import { ReceivedElsewhere, WithdrawalBody } from "./withdrawal-flow.tsx";
import * as look from "./withdrawal.css.ts";

export function WithdrawalPage(): ReactElement | null {
  const { id, line } = withdrawalRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <WithdrawalScreen key={`${id} ${line}`} orderId={id} lineId={line} />;
}

interface WithdrawalScreenProps {
  readonly orderId: number;
  readonly lineId: number | undefined;
}

/** The page on which a customer withdraws from the contract of an order. */
function WithdrawalScreen({ orderId, lineId }: WithdrawalScreenProps): ReactElement {
  const { api } = withdrawalRoute.useRouteContext();
  const navigate = withdrawalRoute.useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: info } = useSuspenseQuery(withdrawalQuery(api, orderId));
  return (
    <div className={look.page}>
      <h1 ref={title} className={pageTitle}>
        <Trans>Withdraw from contract</Trans>
      </h1>
      <PastWithdrawals past={info.past} linkTo={to.withdrawalReceipt} />
      <WithdrawalBody
        source={{ orderId }}
        info={info}
        lineId={lineId}
        onDone={(receipt) => {
          queryClient.setQueryData(withdrawalReceiptQuery(api, receipt.id).queryKey, receipt);
          const address = to.withdrawalReceipt(receipt.id);
          // A late answer does not navigate if the customer has left the page.
          if (title.current !== null) void navigate({ ...address, replace: true });
          else toasts.show(<ReceivedElsewhere receipt={address} />);
        }}
      />
    </div>
  );
}

interface PastWithdrawalsProps {
  readonly past: readonly PastWithdrawal[];
  readonly linkTo: (id: number) => OptionalLink;
}

/** The earlier withdrawals of the order. */
function PastWithdrawals({ past, linkTo }: PastWithdrawalsProps): ReactElement | null {
  const reader = useReader();
  const writtenTotal = useWrittenTotal();
  if (past.length === 0) return null;
  return (
    <ul className={look.past}>
      {past.map(({ id, at, amount }) => {
        const [time, money] = [formatDateTime(at, reader), writtenTotal(amount)];
        return (
          <li key={id}>
            <Link {...linkTo(id)} className={textLink}>
              <Trans>
                Receipt of {time} ({money})
              </Trans>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
