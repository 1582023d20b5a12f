import { stringify } from "csv-stringify/sync";
import { payMethodText } from "../../../money/payments/providers/pay-methods.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage, type Language, type ReaderLanguage, type Texts } from "../../../platform/store/language.ts";
import { shownOptions } from "../../../platform/store/option-values.ts";
import { singleRow } from "../../../platform/store/rows.ts";
import { type Order, orderLines, orders } from "../../../platform/store/schema/orders.ts";
import { and, asc, count, eq, gt } from "../../../platform/store/sql.ts";
import { protectedCell } from "../../../platform/wire/csv-cell.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { stateText } from "../order-texts.ts";
import { completed, selectShopOrders, type ShopOrder } from "./find-shop-orders.ts";
import { isOrderOf, type OrderFilter } from "./order-filter.ts";

interface ExportedOrders {
  readonly shopId: number;
  readonly filter: OrderFilter;
  readonly language: ReaderLanguage;
}

/** Spreadsheets take a CSV for UTF-8 by it. */
const byteOrderMark = "\uFEFF";

const ordersAtOnce = 200;

/** Times are those of the marketplace, and the heading says so. */
const headings: readonly Texts[] = [
  { en: "Order", zh: "订单号", ja: "注文番号", ko: "주문 번호" },
  { en: "State", zh: "状态", ja: "状態", ko: "상태" },
  { en: "Ordered (UTC+8)", zh: "下单时间", ja: "注文日時（UTC+8）", ko: "주문 시각(UTC+8)" },
  { en: "Paid (UTC+8)", zh: "支付时间", ja: "支払日時（UTC+8）", ko: "결제 시각(UTC+8)" },
  { en: "Payment", zh: "支付方式", ja: "支払い方法", ko: "결제 수단" },
  { en: "Delivery", zh: "配送方式", ja: "受け取り方法", ko: "수령 방법" },
  { en: "Recipient", zh: "收货人", ja: "お受取人", ko: "받는 분" },
  { en: "Telephone", zh: "电话", ja: "電話番号", ko: "전화번호" },
  { en: "Address", zh: "地址", ja: "住所", ko: "주소" },
  { en: "Note of the customer", zh: "买家留言", ja: "購入者からのメモ", ko: "구매자 메모" },
  { en: "Carrier", zh: "物流公司", ja: "配送会社", ko: "택배사" },
  { en: "Tracking number", zh: "快递单号", ja: "送り状番号", ko: "운송장 번호" },
  { en: "Order total (¥)", zh: "订单金额（元）", ja: "注文合計（元）", ko: "주문 합계(위안)" },
  { en: "Of it shipping (¥)", zh: "其中运费（元）", ja: "うち送料（元）", ko: "그중 배송비(위안)" },
  { en: "Refunded (¥)", zh: "退款金额（元）", ja: "返金額（元）", ko: "환불 금액(위안)" },
  { en: "Product", zh: "商品", ja: "商品", ko: "상품" },
  { en: "Option", zh: "规格", ja: "種類", ko: "옵션" },
  { en: "Own number", zh: "自有编号", ja: "独自番号", ko: "자체 번호" },
  { en: "Quantity", zh: "数量", ja: "数量", ko: "수량" },
  { en: "Unit price (¥)", zh: "单价（元）", ja: "単価（元）", ko: "단가(위안)" },
  { en: "Product total (¥)", zh: "商品合计（元）", ja: "商品合計（元）", ko: "상품 합계(위안)" },
];

const deliveries: Readonly<Record<Order["delivery"], Texts>> = {
  express: { en: "Parcel", zh: "快递", ja: "配送", ko: "택배" },
  pickup: { en: "Pick-up", zh: "自提", ja: "店頭受け取り", ko: "픽업" },
  virtual: { en: "Digital", zh: "虚拟商品", ja: "デジタル", ko: "디지털" },
};

/** How many rows a file of them has. */
export async function countLines(db: Executor, shopId: number, filter: OrderFilter): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isOrderOf(shopId, filter));
  return singleRow(rows).total;
}

/**
 * A file of orders, the oldest first, some at a time: a row for each line. What is said of an order's money stands in its first
 * row alone, so that a column can be summed up.
 */
export async function* exportedRows(
  db: Executor,
  { shopId, filter, language }: ExportedOrders,
): AsyncGenerator<string> {
  const { wanted } = language;
  yield byteOrderMark + csvOf([headings.map((heading) => heading[wanted])]);
  let last = 0;
  for (;;) {
    const rows = await selectShopOrders(db)
      .where(and(isOrderOf(shopId, filter), gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(ordersAtOnce);
    if (rows.length === 0) return;
    last = rows.at(-1)?.order.id ?? last;
    const found = await completed(db, rows);
    yield csvOf(found.flatMap((order) => rowsOf(order, language)));
  }
}

function rowsOf({ order, lines, skuNumbers }: ShopOrder, language: ReaderLanguage): readonly (readonly string[])[] {
  const { wanted } = language;
  const about = [
    unroundedText(order.number),
    stateText(order, wanted),
    wallClock(order.createdAt),
    order.paidAt === null ? "" : wallClock(order.paidAt),
    payMethodOf(order, wanted),
    deliveries[order.delivery][wanted],
    order.contact,
    order.telephone,
    [...order.regionNames, order.street].join(" ").trim(),
    order.remark,
    order.carrier ?? "",
    unroundedText(order.trackingNumber ?? ""),
  ];
  const sums = [order.amount, order.shippingAmount, order.refundedAmount].map(decimalYuan);
  return lines.map((line, index) => [
    ...about,
    ...(index === 0 ? sums : sums.map(() => "")),
    inLanguage(line, "name", language),
    shownOptions(line, language),
    unroundedText(skuNumbers.get(line.skuId) ?? ""),
    String(line.quantity),
    decimalYuan(line.unitPrice),
    decimalYuan(line.amount),
  ]);
}

/** "" for what nobody has begun to pay. */
function payMethodOf({ payMethod }: Order, language: Language): string {
  return payMethod === null ? "" : payMethodText(payMethod, language);
}

/** Spreadsheets round a number of more than fifteen digits, so one that long is marked as a text. */
function unroundedText(text: string): string {
  return /^\d{16,}$/.test(text) ? `'${text}` : text;
}

function csvOf(rows: readonly (readonly string[])[]): string {
  // A lone carriage return ends a line for some readers.
  return stringify(
    rows.map((row) => row.map(protectedCell)),
    { quoted_match: "\r" },
  );
}
