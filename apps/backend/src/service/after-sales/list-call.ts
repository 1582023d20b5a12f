import type { CustomerContext } from "../../platform/http/call.ts";
import { messageText } from "../../platform/http/message-text.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { AfterSaleState } from "../../platform/store/schema/after-sales.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { more } from "../../platform/wire/page.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { afterSaleStateCode, afterSaleTypeCode } from "./after-sale-wire.ts";
import { type AfterSaleRules, readAfterSaleRules } from "./after-sale-rules.ts";
import { afterSaleStateText, afterSaleTypeText } from "./after-sale-texts.ts";
import { listedLine, listedShop } from "./after-sale-wire.ts";
import { piecesLeft } from "./amounts.ts";
import { objectionToOrder } from "./eligibility.ts";
import { freightOf } from "./expected-freight.ts";
import {
  countAfterSales,
  findAfterSales,
  findOrdersToAskFor,
  type FoundAfterSale,
  type OrderToAskFor,
} from "./find-after-sales.ts";

/** The lists of requests; any other name is that of what can be asked for. */
const lists: Readonly<Record<string, readonly AfterSaleState[]>> = {
  apply: ["applied", "refused", "toReturn", "returned", "goodsRefused", "refunding"],
  finish: ["refunded"],
};

/** `after_sale/lists` */
export async function handleAfterSales(context: CustomerContext) {
  const { db, query, customer } = context;
  const page = query.page();
  const type = query.text("type");
  const states = Object.hasOwn(lists, type) ? lists[type] : undefined;
  const frame = (list: readonly object[], total: number) => ({
    list,
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
  });
  if (states !== undefined) {
    const [{ rows, total }, counts] = await Promise.all([
      findAfterSales(db, customer.id, { states, page }),
      countRequests(db, customer.id),
    ]);
    return {
      ...frame(
        rows.map((found) => requestItem(found, context)),
        total,
      ),
      counts,
    };
  }
  const [rules, { rows, total }, counts] = await Promise.all([
    readAfterSaleRules(db),
    findOrdersToAskFor(db, customer.id, page),
    countRequests(db, customer.id),
  ]);
  return {
    ...frame(
      rows.map((found) => orderItem(found, rules, context)),
      total,
    ),
    counts,
  };
}

/** Ours, of the extension `counts`: how many requests each of the other lists has. */
async function countRequests(db: Executor, customerId: number): Promise<Readonly<Record<string, number>>> {
  const byState = await countAfterSales(db, customerId);
  return Object.fromEntries(
    Object.entries(lists).map(([name, states]) => [
      name,
      states.reduce((sum, state) => sum + (byState.get(state) ?? 0), 0),
    ]),
  );
}

/** Ours: a line says how many of its pieces can be asked for, and why none can. */
function orderItem(
  { order, shop, lines, lastRequest }: OrderToAskFor,
  rules: AfterSaleRules,
  context: CustomerContext,
) {
  const objection = objectionToOrder(order, { now: context.now(), rules });
  const able = {
    able_apply: flag(objection === null),
    desc: objection === null ? "" : messageText(context.messages, objection, context.language.wanted),
  };
  return {
    order_id: order.id,
    ...listedShop(shop, context),
    order_goods: lines.map((line) => ({
      ...listedLine(line, context),
      able_num: objection === null ? piecesLeft(line) : 0,
      ...able,
    })),
    order_sn: order.number,
    create_time: wallClock(order.createdAt),
    after_sale: {
      ...able,
      sn: lastRequest?.number ?? "",
      create_time: lastRequest === null ? "" : wallClock(lastRequest.createdAt),
    },
    // A number once it was received, as the contract has it.
    time: order.completedAt === null ? wallClock(order.createdAt) : unixSeconds(order.completedAt),
  };
}

/** Ours: what goes back, and `goods_num` is what the request is for. */
function requestItem(found: FoundAfterSale, context: CustomerContext) {
  const { afterSale, line, shop } = found;
  const { language } = context;
  const freight = freightOf(afterSale, found);
  const text = afterSaleStateText(afterSale.state, language.wanted);
  return {
    order_id: afterSale.orderId,
    order_goods: [
      {
        ...listedLine(line, context),
        goods_num: afterSale.quantity,
        create_time: unixSeconds(afterSale.createdAt),
      },
    ],
    after_sale: {
      after_sale_id: afterSale.id,
      status: afterSaleStateCode(afterSale.state),
      refund_type: afterSaleTypeCode(afterSale.type),
      status_text: text,
      type_text: afterSaleTypeText(afterSale.type, language.wanted),
      desc: text,
      able_apply: 1,
      sn: afterSale.number,
      create_time: wallClock(afterSale.createdAt),
      refund_price: decimalYuan(afterSale.amount + freight),
    },
    time: wallClock(afterSale.createdAt).slice(0, "YYYY-MM-DD HH:mm".length),
    ...listedShop(shop, context),
  };
}
