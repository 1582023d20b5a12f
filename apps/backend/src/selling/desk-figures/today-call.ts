import { countWaiting } from "../../service/after-sales/desk/find-shop-after-sales.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { countToDo } from "../../buying/orders/desk/order-lists.ts";
import { countToAnswer } from "../../catalogue/reviews/desk/find-shop-reviews.ts";
import { countToCorrect } from "../takedowns/count-takedowns.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, gte, sql } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { dayTime, momentOfDay } from "../../platform/wire/time.ts";

const days = 14;
const oneDay = 24 * 60 * 60 * 1000;

/** `figures/today`: what waits for the shop, and what was paid on each of the last days, today's the last. */
export async function handleToday({ db, shopId, now, language }: ShopContext) {
  const [toDo, afterSales, reviews, products, paid, [shop]] = await Promise.all([
    countToDo(db, shopId),
    countWaiting(db, shopId),
    countToAnswer(db, shopId),
    countToCorrect(db, shopId),
    paidByDay(db, shopId, now()),
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
    days: paid,
  };
}

/** Days as shoppers live them, those without an order among them; what was given back later still counts. */
async function paidByDay(db: Executor, shopId: number, now: Date) {
  const since = new Date(momentOfDay(now, 0).getTime() - (days - 1) * oneDay);
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
