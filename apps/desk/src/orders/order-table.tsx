import { Trans, useLingui } from "@lingui/react/macro";
import type { ShopOrder } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { atEnd, cell, mute, number as numberLook, stack, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderStateName } from "./order-state-name.tsx";
import { orderAmount, orderCard, orderNumber, orderState, orderTable, orderTick } from "./orders.css.ts";

export interface OrderTableProps {
  readonly orders: readonly ShopOrder[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (ticked: ReadonlySet<number>) => void;
  readonly onSend: (order: ShopOrder) => void;
}

/** Orders, of which those that can be sent are ticked. */
export function OrderTable({ orders, ticked, onTick, onSend }: OrderTableProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const sendable = orders.filter(({ may }) => may.send).map(({ id }) => id);
  const count = sendable.filter((id) => ticked.has(id)).length;
  function tick(ids: readonly number[], on: boolean): void {
    const next = new Set(ticked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    onTick(next);
  }
  return (
    <div className={tableFrame}>
      <table className={`${table} ${orderTable}`}>
        <TableHead
          heads={[t`Order`, t`Products`, t`Recipient`, { atEnd: t`Amount` }, t`State`]}
          before={
            sendable.length > 0 ? (
              <Checkbox
                aria-label={t`All on this page`}
                checked={count === sendable.length}
                indeterminate={count > 0 && count < sendable.length}
                onChange={({ currentTarget }) => tick(sendable, currentTarget.checked)}
              />
            ) : undefined
          }
        />
        <tbody>
          {orders.map((order) => {
            const { id, number } = order;
            return (
              <tr key={id} className={orderCard}>
                {sendable.length > 0 && (
                  <td className={`${cell} ${orderTick}`}>
                    {order.may.send && (
                      <Checkbox
                        aria-label={t`Choose order ${number}`}
                        checked={ticked.has(id)}
                        onChange={({ currentTarget }) => tick([id], currentTarget.checked)}
                      />
                    )}
                  </td>
                )}
                <td className={`${cell} ${orderNumber}`}>
                  <Link to="/orders/$id" params={{ id }} className={`${textLink} ${numberLook}`}>
                    {number}
                  </Link>
                  <div className={mute}>{formatDateTime(order.paidAt ?? order.createdAt, reader)}</div>
                </td>
                <td className={cell}>
                  <OrderLines lines={order.lines} />
                </td>
                <td className={cell}>
                  <span>{order.contact === "" ? order.customer.nickname : order.contact}</span>
                  <div className={`${mute} ${numberLook}`}>{order.telephone}</div>
                  {order.remark !== "" && <div className={mute}>{`“${order.remark}”`}</div>}
                </td>
                <td className={`${cell} ${numberLook} ${atEnd} ${orderAmount}`}>
                  <span translate="no">{formatMoney(order.amount)}</span>
                  {order.isCashDue && (
                    <div className={mute}>
                      <Trans>in cash at the door</Trans>
                    </div>
                  )}
                </td>
                <td className={`${cell} ${orderState}`}>
                  <div className={stack}>
                    <OrderStateName order={order} />
                    {order.isHeld && (
                      <span className={mute}>
                        <Trans>A request has to be decided first.</Trans>
                      </span>
                    )}
                    {order.may.send && (
                      <div>
                        <Button size="small" aria-label={t`Ship order ${number}`} onClick={() => onSend(order)}>
                          <Trans>Ship order</Trans>
                        </Button>
                      </div>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
