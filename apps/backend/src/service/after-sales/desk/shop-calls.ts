import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import { linkedImages } from "../../../platform/files/linked-images.ts";
import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Reader } from "../../../platform/http/reader.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { shownOptions } from "../../../platform/store/option-values.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { inReadersLanguage } from "../after-sale-texts.ts";
import { historyOf, parcelOf } from "../find-after-sales.ts";
import { type AfterSaleChange, moveAfterSale } from "../move-after-sale.ts";
import { mayChange } from "../transitions.ts";
import {
  countWaiting,
  findShopAfterSale,
  findShopAfterSales,
  listNamed,
  type ShopAfterSale,
} from "./find-shop-after-sales.ts";

const maxRemarkLength = 200;

/** What a shop decides, under the names that the call has for it. */
const decisions = {
  agree: "agree",
  refuse: "refuse",
  receive: "receive",
  refuse_goods: "refuseGoods",
} as const;

/** `after_sales/list` */
export async function handleShopAfterSales(context: ShopContext) {
  const { db, shopId, query } = context;
  const page = query.page();
  const [{ rows, total }, counts] = await Promise.all([
    findShopAfterSales(db, shopId, { list: listNamed(query.text("list")), page }),
    countWaiting(db, shopId),
  ]);
  return { list: rows.map((row) => listed(row, context)), counts, ...pageFields(page, total) };
}

/** `after_sales/detail` */
export async function handleShopAfterSale(context: ShopContext) {
  const { db, shopId, query, language } = context;
  const found = await findShopAfterSale(db, shopId, requiredId(query, "id"));
  if (found === null) throw new DomainError("afterSaleGone", { notFound: true });
  const { afterSale } = found;
  const [history, parcel] = await Promise.all([historyOf(db, afterSale), parcelOf(db, afterSale)]);
  return {
    ...listed(found, context),
    remark: afterSale.remark,
    images: await linkedImages(context, afterSale.images),
    refusal: inReadersLanguage(afterSale.rejection, language.wanted),
    parcel: parcel && {
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      remark: parcel.remark,
      images: await linkedImages(context, parcel.images),
      sent_at: instant(parcel.createdAt),
    },
    history: history.map(({ to, actor, remark, createdAt, agent }) => ({
      state: to,
      actor,
      by: agent === null ? "" : inLanguage(agent, "nickname", language),
      remark: inReadersLanguage(remark, language.wanted),
      at: instant(createdAt),
    })),
  };
}

/** `after_sales/decide`: what is repeated with the same key changes nothing. */
export async function handleDecideAfterSale({ db, shopId, agent, body, now, idempotencyKey }: ShopContext) {
  const afterSaleId = requiredId(body, "id");
  const change = readDecision(body.text("decision"), body.text("remark"));
  const actor = { kind: "shop", id: shopId, agentId: agent.id } as const;
  const { state } = await retriedTransaction(db, (tx) =>
    moveAfterSale(tx, { afterSaleId, change, actor, now: now(), idempotencyKey }),
  );
  return new Reply({ state }, { key: "afterSaleDecided" });
}

/** @throws {DomainError} unless it is one of a shop's, with a reason where the customer is refused something */
function readDecision(name: string, remark: string): AfterSaleChange {
  const action = Object.hasOwn(decisions, name) ? decisions[name as keyof typeof decisions] : undefined;
  if (action === undefined) throw new DomainError("parameterWrong", { parameter: "decision" });
  if (action === "agree" || action === "receive") return { action };
  if (remark === "") throw new DomainError("afterSaleRefusalNeeded", { field: "remark" });
  if (remark.length > maxRemarkLength) throw new DomainError("afterSaleRefusalTooLong", { field: "remark" });
  return { action, remark };
}

function listed({ afterSale, line, order, customer }: ShopAfterSale, { language, images }: Reader) {
  const may = (action: (typeof decisions)[keyof typeof decisions]) => mayChange(action, afterSale, "shop");
  return {
    id: afterSale.id,
    number: afterSale.number,
    state: afterSale.state,
    type: afterSale.type,
    is_withdrawal: afterSale.isWithdrawal,
    reason: inReadersLanguage(afterSale.reason, language.wanted),
    quantity: afterSale.quantity,
    amount: decimalYuan(afterSale.amount),
    freight: decimalYuan(afterSale.freight),
    created_at: instant(afterSale.createdAt),
    deadline: instant(afterSale.deadline),
    refunded_at: instant(afterSale.refundedAt),
    customer: { ...customer, nickname: shownNickname(customer.nickname, language.wanted) },
    order: { id: order.id, number: order.number, state: order.state },
    line: {
      product_id: line.productId,
      name: inLanguage(line, "name", language),
      options: shownOptions(line, language),
      image: images.of(line.image),
      quantity: line.quantity,
      amount: decimalYuan(line.amount),
    },
    may: Object.fromEntries(Object.entries(decisions).map(([name, action]) => [name, may(action)])),
  };
}
