import { Trans } from "@lingui/react/macro";
import { withdrawalQuery, withdrawalReceiptQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { withdrawalRoute } from "../routes.ts";
import { PastWithdrawals } from "./past-withdrawals.tsx";
import { ReceivedElsewhere } from "./received-elsewhere.tsx";
import { WithdrawalBody } from "./withdrawal-body.tsx";
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

/** Withdrawing from the contract of one of the customer's own orders. */
function WithdrawalScreen({ orderId, lineId }: WithdrawalScreenProps): ReactElement {
  const { api } = withdrawalRoute.useRouteContext();
  const navigate = withdrawalRoute.useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: info } = useSuspenseQuery(withdrawalQuery(api, orderId));
  return (
    <div className={look.page}>
      <h1 ref={title} className={look.title}>
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
          // A late answer leads nobody away from another page.
          if (title.current !== null) void navigate({ ...address, replace: true });
          else toasts.show(<ReceivedElsewhere receipt={address} />);
        }}
      />
    </div>
  );
}
