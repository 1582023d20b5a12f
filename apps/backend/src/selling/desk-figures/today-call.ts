import { countWaiting } from "../../service/after-sales/desk/find-shop-after-sales.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { countToDo } from "../../buying/orders/desk/order-lists.ts";
import { countToAnswer } from "../../catalogue/reviews/desk/find-shop-reviews.ts";
import { openOpenings } from "../flash-sessions/openings.ts";
import { countFewLeft } from "../listings/listing-filter.ts";
import { countOwnDocuments } from "../required-documents/count-own-documents.ts";
import { countRefused } from "../approvals/count-approvals.ts";
import { countToCorrect } from "../takedowns/count-takedowns.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { assertDefined, singleRow } from "../../platform/store/rows.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, gte, lt, sql } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { dayTime, momentOfDay } from "../../platform/wire/time.ts";

/** The periods that can be asked for, in days; the first is the usual one. */
const periods = [14, 30, 90] as const;
const oneDay = 24 * 60 * 60 * 1000;

/**
 * `figures/today`: what waits for the shop, and what was paid on each of the last `days`, today's the last, with the sum of as
 * many days before them.
 */
export async function handleToday({ db, shopId, now, query, language }: ShopContext) {
  const days = periods.find((each) => each === query.integer("days")) ?? periods[0];
  const [toDo, afterSales, reviews, products, refused, fewLeft, documents, openings, paid, before, [shop]] =
    await Promise.all([
      countToDo(db, shopId),
      countWaiting(db, shopId),
      countToAnswer(db, shopId),
      countToCorrect(db, shopId),
      countRefused(db, shopId),
      countFewLeft(db, shopId),
      countOwnDocuments(db, shopId, now()),
      openOpenings(db, now()),
      paidByDay(db, shopId, now(), days),
      paidBefore(db, shopId, now(), days),
      db.select().from(shops).where(eq(shops.id, shopId)),
    ]);
  const own = assertDefined(shop, "shop of who asks");
  return {
    shop: { id: shopId, name: inLanguage(own, "name", language), is_open: own.isOpen },
    to_send: toDo.to_send,
    to_pick_up: toDo.to_pick_up,
    cash_due: toDo.cash_due,
    after_sales_to_decide: afterSales.to_decide,
    after_sales_to_receive: afterSales.to_receive,
    reviews_to_answer: reviews,
    products_to_correct: products,
    products_refused: refused,
    products_few_left: fewLeft,
    documents_refused: documents.refused,
    documents_expiring: documents.expiring,
    flash_openings: openings.length,
    days: paid,
    before,
  };
}

/** Days as shoppers live them, those without an order among them; what was given back later still counts. */
async function paidByDay(db: Executor, shopId: number, now: Date, days: number) {
  const since = firstOf(now, days);
  const day = sql<string>`to_char(${orders.paidAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, number: sql<number>`count(*)::int`, amount: sql`sum(${orders.amount})`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), gte(orders.paidAt, since)))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const { date } = dayTime(new Date(since.getTime() + index * oneDay));
    const { number = 0, amount = 0 } = byDay.get(date) ?? {};
    return { date, orders: number, amount: decimalYuan(amount) };
  });
}

/** What was paid on as many days before those of {@link paidByDay}. */
async function paidBefore(db: Executor, shopId: number, now: Date, days: number) {
  const [until, since] = [firstOf(now, days), firstOf(now, 2 * days)];
  const rows = await db
    .select({ number: sql<number>`count(*)::int`, amount: sql`coalesce(sum(${orders.amount}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), gte(orders.paidAt, since), lt(orders.paidAt, until)));
  const { number, amount } = singleRow(rows);
  return { orders: number, amount: decimalYuan(amount) };
}

/** When the first of so many days begins, of which today is the last. */
function firstOf(now: Date, days: number): Date {
  return new Date(momentOfDay(now, 0).getTime() - (days - 1) * oneDay);
}
