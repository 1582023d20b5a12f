import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { readAfterSaleRules } from "./after-sale-rules.ts";
import { reasonTexts } from "./after-sale-texts.ts";
import { wholeLine } from "./after-sale-wire.ts";
import { piecesLeft, refundOf } from "./amounts.ts";
import { canReturn, objectionToOrder } from "./eligibility.ts";
import { freightWithPieces } from "./expected-freight.ts";
import { lineOf } from "./find-line.ts";
import { holdingRequest } from "./request-refund.ts";

/** More pieces than anybody asks for one by one. */
const maxPrices = 1000;

/**
 * `after_sale/goodsInfo`. Ours: how many pieces can be asked for, what one gives back, two and so on, and whether the shop
 * takes goods back. Where a request that was refused is to be made again, its own pieces count among them.
 */
export async function handleGoodsInfo(context: CustomerContext) {
  const { db, query, customer, language, now } = context;
  const skuId = requiredId(query, "item_id");
  const orderId = requiredId(query, "order_id");
  const found = await lineOf(db, customer.id, { orderId, skuId });
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const { line, order, shop } = found;
  const [rules, holding, lines] = await Promise.all([
    readAfterSaleRules(db),
    holdingRequest(db, line.id),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
  ]);
  const isAgain = holding?.state === "refused" || holding?.state === "goodsRefused";
  const isAble = isAgain || (holding === null && objectionToOrder(order, { now: now(), rules }) === null);
  const able = isAble ? piecesLeft(line) : 0;
  const isWithdrawal = holding?.isWithdrawal ?? false;
  const givesBack = (quantity: number) =>
    refundOf(line, quantity) + freightWithPieces(order, lines, { lineId: line.id, quantity, isWithdrawal });
  return {
    goods: { ...wholeLine(line, order, context), able_num: able },
    reason: reasonTexts(language.wanted),
    refund_prices: Array.from({ length: Math.min(able, maxPrices) }, (_, index) => decimalYuan(givesBack(index + 1))),
    can_return: flag(canReturn(order, shop)),
  };
}
