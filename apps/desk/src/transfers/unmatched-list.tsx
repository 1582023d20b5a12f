import { Trans, useLingui } from "@lingui/react/macro";
import { matchTransfer, returnTransfer, type UnmatchedTransfer, unmatchedTransfersQuery } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
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
import { actions, references } from "./transfers.css.ts";
import { useOutcome } from "./use-outcome.ts";

export interface ListPosition {
  readonly page: number;
  readonly pageSize: number;
}

interface Asked {
  readonly transfer: UnmatchedTransfer;
  readonly about: "match" | "return";
}

/** Money that nobody can tell the purpose of: it is put to a payment, or goes back. */
export function UnmatchedList({ page, pageSize }: ListPosition): ReactElement {
  const { t } = useLingui();
  const { desk } = transfersRoute.useRouteContext();
  const query = useQuery({ ...unmatchedTransfersQuery(desk, { page, pageSize }), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<Asked | null>(null);
  const heads = { payer: t`From whose account`, amount: t`Amount`, todo: t`To do` };
  return (
    <>
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={<Trans>Every transfer has found its order</Trans>} />
          ) : (
            <div className={stack}>
              <div className={tableFrame}>
                <table className={`${table} ${cardTable}`}>
                  <TableHead heads={[t`The bank's number of it`, heads.payer, { atEnd: heads.amount }, heads.todo]} />
                  <tbody>
                    {items.map((transfer) => (
                      <tr key={transfer.id}>
                        <th scope="row" className={cell}>
                          <span className={`${references} ${strong}`} translate="no">
                            {transfer.bankReference}
                          </span>
                          <Entered transfer={transfer} />
                        </th>
                        <td className={`${cell} ${references}`} data-column={heads.payer}>
                          {transfer.payer === "" ? "–" : transfer.payer}
                        </td>
                        <td className={`${cell} ${number} ${atEnd}`} data-column={heads.amount}>
                          <span translate="no">{formatMoney(transfer.amount)}</span>
                        </td>
                        <td className={cell} data-column={heads.todo}>
                          <div className={actions}>
                            <Button
                              size="small"
                              aria-label={t`Say what it is for: ${transfer.bankReference}`}
                              onClick={() => setAsked({ transfer, about: "match" })}
                            >
                              <Trans>Say what it is for</Trans>
                            </Button>
                            <Button
                              size="small"
                              aria-label={t`Sent back: ${transfer.bankReference}`}
                              onClick={() => setAsked({ transfer, about: "return" })}
                            >
                              <Trans>Sent back</Trans>
                            </Button>
                          </div>
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
      {asked !== null && <AskedDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Entered({ transfer: { receivedOn, by } }: { readonly transfer: UnmatchedTransfer }): ReactElement {
  return (
    <div className={mute}>
      <Trans>
        {receivedOn}, entered by {by}
      </Trans>
    </div>
  );
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function AskedDialog({ asked: { transfer, about }, onClose }: AskedDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const say = useOutcome();
  const { id } = transfer;
  const amount = formatMoney(transfer.amount);
  return about === "match" ? (
    <SingleFieldDialog
      title={<Trans>Say what it is for</Trans>}
      text={<Trans>{amount} is put to the orders of this reference, as if it had come with it.</Trans>}
      label={<Trans>Reference</Trans>}
      confirm={<Trans>Put it there</Trans>}
      send={(desk, reference) => matchTransfer(desk, { id, reference })}
      onDone={say}
      onClose={onClose}
    />
  ) : (
    <SingleFieldDialog
      title={<Trans>Sent back</Trans>}
      text={<Trans>You have transferred {amount} back from the bank account. This cannot be undone.</Trans>}
      label={<Trans>The bank's number of your transfer</Trans>}
      confirm={<Trans>It was sent back</Trans>}
      send={(desk, bankReference) => returnTransfer(desk, { id, bankReference })}
      onDone={() => toasts.show(t`It is booked as sent back.`)}
      onClose={onClose}
    />
  );
}
