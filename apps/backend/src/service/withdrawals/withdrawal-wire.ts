import { afterSaleTypeCode } from "../after-sales/after-sale-wire.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { messageText } from "../../platform/http/message-text.ts";
import { readSettings, numberOf } from "../../platform/settings/read-settings.ts";
import { orderSettings } from "../../buying/orders/order-rules.ts";
import { refundWayText } from "../../money/payments/providers/pay-methods.ts";
import type { OrderWithLines } from "../../buying/orders/find-orders.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { WithdrawalWithLines } from "./find-withdrawal.ts";
import { withdrawalInfo } from "./withdrawal-info.ts";

type Context = Pick<CallContext, "db" | "images" | "language" | "messages" | "now">;

/** The initial name and contact of the form. By a link they are empty, because others may have the link, too. */
interface Person {
  readonly name: string;
  readonly contact: string;
}

export const nobody: Person = { name: "", contact: "" };

/** The lines that can be withdrawn from, and the deadline. */
export async function withdrawalInfoWire(context: Context, { order, shop }: OrderWithLines, person: Person) {
  const { db, images, language, messages, now } = context;
  const { lines, objection, until, freight, past } = await withdrawalInfo(db, order, now());
  const { withdrawalDays } = await readSettings(db, orderSettings, language);
  const isWhole = objection === null && lines.every(({ objection: against }) => against === null);
  const whole = lines.reduce((sum, { refunds }) => sum + (refunds.at(-1) ?? 0), freight);
  return {
    order_sn: order.number,
    shop_name: inLanguage(shop, "name", language),
    objection: objection === null ? "" : messageText(messages, objection, language.wanted),
    until: until === null ? "" : wallClock(until),
    days: Math.max(numberOf(orderSettings.withdrawalDays, withdrawalDays), order.returnDays ?? 0),
    unshipped: flag(order.state === "paid"),
    lines: lines.map(({ line, left, refunds, objection: against, replaced }) => ({
      id: line.id,
      goods_id: line.productId,
      item_id: line.skuId,
      goods_name: inLanguage(line, "name", language),
      spec_value: inLanguage(line, "optionText", language) || onlyOne,
      spec_values: optionValuesIn(line, language),
      image: images.of(line.image),
      goods_num: line.quantity,
      able_num: left,
      refund_prices: refunds.map(decimalYuan),
      replaces:
        replaced === null
          ? null
          : { after_sale_id: replaced.id, sn: replaced.number, refund_type: afterSaleTypeCode(replaced.type) },
      excluded: against === null ? "" : messageText(messages, against, language.wanted),
    })),
    whole_price: isWhole ? decimalYuan(whole) : "",
    freight_price: decimalYuan(freight),
    refund_way: refundWayText(order.payMethod, language.wanted),
    ...person,
    withdrawals: past.map(({ id, createdAt, amount }) => ({
      id,
      create_time: wallClock(createdAt),
      refund_price: decimalYuan(amount),
    })),
  };
}

/** The receipt of a withdrawal. */
export function receiptWire(
  { language }: Pick<CallContext, "language">,
  { order, shop }: Pick<OrderWithLines, "shop"> & { readonly order: Order },
  { withdrawal, lines }: WithdrawalWithLines,
  { name, contact }: Person,
) {
  const toSend = lines.filter(({ afterSale }) => afterSale.state === "toReturn");
  const deadline = toSend[0]?.afterSale.deadline ?? null;
  return {
    id: withdrawal.id,
    order_id: order.id,
    order_sn: order.number,
    shop_name: inLanguage(shop, "name", language),
    create_time: wallClock(withdrawal.createdAt),
    name,
    contact,
    lines: lines.map(({ line, afterSale }) => ({
      id: line.id,
      goods_name: inLanguage(line, "name", language),
      spec_value: inLanguage(line, "optionText", language) || onlyOne,
      spec_values: optionValuesIn(line, language),
      num: afterSale.quantity,
      refund_price: decimalYuan(afterSale.amount),
    })),
    freight_price: decimalYuan(withdrawal.freight),
    refund_price: decimalYuan(withdrawal.amount),
    refund_way: refundWayText(order.payMethod, language.wanted),
    sends_back: flag(lines.some(({ afterSale }) => afterSale.type === "return")),
    to_send: flag(toSend.length > 0),
    send_back_until: deadline === null ? "" : wallClock(deadline),
    return_to: {
      contact: inLanguage(shop, "returnContact", language),
      mobile: shop.returnPhone,
      address: inLanguage(shop, "returnAddress", language),
    },
  };
}
