import { moveAfterSale } from "../after-sales/move-after-sale.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Withdrawal } from "../../platform/store/schema/withdrawals.ts";
import { findWithdrawal } from "./find-withdrawal.ts";

const maxTextLength = 100;

export interface SentParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/**
 * Reads `express_name` and `invoice_no`, as for other returns.
 *
 * @throws {DomainError} where one is missing or wrong
 */
export function readSentParcel(body: Query): SentParcel {
  const carrier = body.text("express_name");
  if (carrier === "" || carrier.length > maxTextLength) throw new DomainError("returnCarrierNeeded");
  const trackingNumber = body.text("invoice_no");
  if (trackingNumber === "" || trackingNumber.length > maxTextLength) throw new DomainError("returnNumberNeeded");
  if (!/^[\dA-Za-z]+$/.test(trackingNumber)) throw new DomainError("returnNumberWrong");
  return { carrier, trackingNumber };
}

/**
 * Records one parcel for all goods of a withdrawal that are still awaited. Requires a transaction. Of two simultaneous calls
 * the second one finds no awaited goods.
 */
export async function sendBack(
  tx: Executor,
  { orderId, customerId, id }: Withdrawal,
  parcel: SentParcel,
  now: Date,
): Promise<void> {
  await lockOrder(tx, orderId, { kind: "system" });
  const found = await findWithdrawal(tx, id, { orderId });
  const waiting = found?.lines.filter(({ afterSale }) => afterSale.state === "toReturn") ?? [];
  for (const { afterSale } of waiting) {
    await moveAfterSale(tx, {
      afterSaleId: afterSale.id,
      change: { action: "send", parcel: { ...parcel, remark: "", images: [] } },
      actor: { kind: "customer", id: customerId },
      now,
    });
  }
}
