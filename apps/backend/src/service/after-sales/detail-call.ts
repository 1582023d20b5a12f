import type { CustomerContext } from "../../platform/http/call.ts";
import { uploadAddress } from "../../platform/files/upload-wire.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { refundWayText } from "../../money/payments/providers/pay-methods.ts";
import type { Language } from "../../platform/store/language.ts";
import type { AfterSale, afterSaleEvents } from "../../platform/store/schema/after-sales.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { afterSaleStateCode, afterSaleTypeCode } from "./after-sale-wire.ts";
import { afterSaleStateText, replacedText, afterSaleTypeText, inReadersLanguage } from "./after-sale-texts.ts";
import { listedShop, returnAddress, wholeLine } from "./after-sale-wire.ts";
import { freightOf } from "./expected-freight.ts";
import { findAfterSale, historyOf, parcelOf } from "./find-after-sales.ts";
import { type RefundProgress, refundProgress } from "./pending-refund.ts";
import { deadlineKind, mayChange } from "./transitions.ts";

const progressCodes: Readonly<Record<RefundProgress, number>> = { none: 0, pending: 1, retried: 2, returned: 3 };

/** `after_sale/detail`. All but the contract's fields are ours, and so is the number 7 of a request that was revoked. */
export async function handleAfterSaleDetail(context: CustomerContext) {
  const { db, query, customer, language, images, now } = context;
  const found = await findAfterSale(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("afterSaleGone", { notFound: true });
  const { afterSale, line, order, shop } = found;
  const freight = freightOf(afterSale, found);
  const [history, parcel, progress] = await Promise.all([
    historyOf(db, afterSale),
    parcelOf(db, afterSale),
    refundProgress(db, afterSale, now()),
  ]);
  const addresses = afterSale.images.map((path) => uploadAddress(path, images));
  return {
    id: afterSale.id,
    sn: afterSale.number,
    order_id: order.id,
    order_goods_id: line.id,
    num: afterSale.quantity,
    refund_reason: inReadersLanguage(afterSale.reason, language.wanted),
    refund_remark: afterSale.remark,
    refund_image: addresses[0] ?? "",
    refund_images: addresses,
    refund_type: afterSaleTypeCode(afterSale.type),
    refund_type_text: afterSaleTypeText(afterSale.type, language.wanted),
    refund_price: decimalYuan(afterSale.amount + freight),
    freight_price: decimalYuan(freight),
    create_time: wallClock(afterSale.createdAt),
    status: afterSaleStateCode(afterSale.state),
    status_text:
      history.at(-1)?.action === "replace"
        ? replacedText[language.wanted]
        : afterSaleStateText(afterSale.state, language.wanted),
    shop_id: shop.id,
    ...listedShop(shop, context),
    order_goods: wholeLine(line, order, context),
    shop: returnAddress(shop, context),
    refuse_reason: inReadersLanguage(afterSale.rejection, language.wanted),
    express:
      parcel === null
        ? null
        : {
            express_name: parcel.carrier,
            invoice_no: parcel.trackingNumber,
            express_remark: parcel.remark,
            express_images: parcel.images.map((path) => uploadAddress(path, images)),
            create_time: wallClock(parcel.createdAt),
          },
    history: history.map((event) => happened(event, language.wanted)),
    deadline: deadlineWire(afterSale),
    refund_state: progressCodes[progress],
    refund_way: refundWayText(order.payMethod, language.wanted),
    refund_time: afterSale.refundedAt === null ? "" : wallClock(afterSale.refundedAt),
    can_again: flag(mayChange("ask", afterSale, "customer")),
    can_cancel: flag(mayChange("revoke", afterSale, "customer")),
    is_withdrawal: flag(afterSale.isWithdrawal),
    is_replaced: flag(history.at(-1)?.action === "replace"),
  };
}

function happened({ to, action, actor, remark, createdAt }: typeof afterSaleEvents.$inferSelect, language: Language) {
  return {
    status: afterSaleStateCode(to),
    actor,
    // A withdrawal has taken its place.
    is_replaced: flag(action === "replace"),
    remark: inReadersLanguage(remark, language),
    create_time: wallClock(createdAt),
  };
}

function deadlineWire({ state, deadline }: AfterSale) {
  const kind = deadlineKind(state);
  return kind === null || deadline === null ? null : { kind, time: unixSeconds(deadline) };
}
