import { Trans, useLingui } from "@lingui/react/macro";
import { completeTransferRefund, type RefundToTransfer, refundsToTransferQuery } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { transfersRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cardTable, cell, mute, number, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { SingleFieldDialog } from "./single-field-dialog.tsx";
import { references } from "./transfers.css.ts";
import type { ListPosition } from "./unmatched-list.tsx";

/** Refunds of orders that were paid by transfer or in cash: somebody transfers them, and says so here. */
export function RefundList({ page, pageSize }: ListPosition): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = transfersRoute.useRouteContext();
  const query = useQuery({ ...refundsToTransferQuery(desk, { page, pageSize }), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<RefundToTransfer | null>(null);
  const reasons = {
    late: t`No order waited for this money`,
    close: t`The order was closed`,
    cancel: t`The customer cancelled`,
    after_sale: t`After-sales request`,
  };
  const heads = { to: t`To whose account`, amount: t`Amount`, todo: t`To do` };
  const amount = asked === null ? "" : formatMoney(asked.amount);
  return (
    <>
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={<Trans>No refund is to be transferred</Trans>} />
          ) : (
            <div className={stack}>
              <div className={tableFrame}>
                <table className={`${table} ${cardTable}`}>
                  <TableHead heads={[t`Order`, heads.to, { atEnd: heads.amount }, heads.todo]} />
                  <tbody>
                    {items.map((refund) => (
                      <tr key={refund.id}>
                        <th scope="row" className={cell}>
                          <span className={`${number} ${strong}`}>{refund.order.number}</span>
                          <div className={mute}>{reasons[refund.reason]}</div>
                          <div className={mute}>{formatDateTime(refund.createdAt, reader)}</div>
                        </th>
                        <td className={`${cell} ${references}`} data-column={heads.to}>
                          <Destination refund={refund} />
                          <div className={mute}>{refund.customer.nickname}</div>
                        </td>
                        <td className={`${cell} ${number} ${atEnd}`} data-column={heads.amount}>
                          <span translate="no">{formatMoney(refund.amount)}</span>
                        </td>
                        <td className={cell} data-column={heads.todo}>
                          <Button
                            size="small"
                            aria-label={t`Transferred: order ${refund.order.number}`}
                            onClick={() => setAsked(refund)}
                          >
                            <Trans>Transferred</Trans>
                          </Button>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <ListPager page={page} pageSize={pageSize} total={total} />
            </div>
          )
        }
      </Loaded>
      {asked !== null && (
        <SingleFieldDialog
          title={<Trans>Refund transferred</Trans>}
          text={
            <Trans>
              You have transferred {amount} from the bank account. The customer is told that the money is back.
            </Trans>
          }
          label={<Trans>The bank's number of your transfer</Trans>}
          confirm={<Trans>It was transferred</Trans>}
          send={(client, bankReference) => completeTransferRefund(client, { id: asked.id, bankReference })}
          onDone={() => toasts.show(t`The refund is made.`)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Where the money goes: to whoever transferred it, or to an account that is asked for. */
function Destination({ refund: { payers, reachedAt } }: { readonly refund: RefundToTransfer }): ReactElement {
  if (reachedAt !== "") return <Trans>Paid in cash: ask at {reachedAt} where to transfer it</Trans>;
  if (payers.length === 0) return <Trans>See the statement of the payment</Trans>;
  return (
    <>
      {payers.map((payer) => (
        <div key={payer}>{payer}</div>
      ))}
    </>
  );
}
