import { payMethods } from "../../../money/payments/providers/pay-methods.ts";
import type { Query } from "../../../platform/http/query.ts";
import { products, skus } from "../../../platform/store/schema/catalog.ts";
import { type Order, orderLines, orders } from "../../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../../platform/store/schema/pay-methods.ts";
import { and, eq, gte, inArray, lt, or, type SQL, sql } from "../../../platform/store/sql.ts";
import { isInList, type OrderListName, orderListNamed } from "./order-lists.ts";

const maxWordsLength = 50;
const deliveries = ["express", "pickup", "virtual"] as const satisfies readonly Order["delivery"][];

/** Which orders of a shop are meant; what is null or empty does not narrow them. */
export interface OrderFilter {
  readonly list: OrderListName;
  /** See {@link hasWords}. */
  readonly words: string;
  /** When it was ordered; the end is no longer part of it. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly payMethod: PayMethod | null;
  readonly delivery: Order["delivery"] | null;
  /** Of these alone. */
  readonly ids: readonly number[];
}

/** What a list or a file of orders is narrowed down to; what makes no sense narrows nothing. */
export function readOrderFilter(query: Query): OrderFilter {
  return {
    list: orderListNamed(query.text("list")),
    words: query.text("words").slice(0, maxWordsLength),
    from: query.instant("from"),
    until: query.instant("until"),
    payMethod: payMethods.find(({ method }) => method === query.text("pay_method"))?.method ?? null,
    delivery: deliveries.find((each) => each === query.text("delivery")) ?? null,
    ids: query.ids("ids"),
  };
}

export function isOrderOf(shopId: number, filter: OrderFilter): SQL | undefined {
  const { list, words, from, until, payMethod, delivery, ids } = filter;
  return and(
    eq(orders.shopId, shopId),
    isInList(list),
    hasWords(words),
    from === null ? undefined : gte(orders.createdAt, from),
    until === null ? undefined : lt(orders.createdAt, until),
    payMethod === null ? undefined : eq(orders.payMethod, payMethod),
    delivery === null ? undefined : eq(orders.delivery, delivery),
    ids.length === 0 ? undefined : inArray(orders.id, [...ids]),
  );
}

/** The beginning of a number, of a telephone, or of the shop's number of a product or SKU; a part of a name. */
function hasWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  return or(
    sql`starts_with(${orders.number}, ${words})`,
    sql`position(lower(${words}) in lower(${orders.contact})) > 0`,
    sql`starts_with(${orders.telephone}, ${words})`,
    sql`starts_with(lower(${orders.trackingNumber}), lower(${words}))`,
    sql`exists (
      select 1 from ${orderLines}
      inner join ${products} on ${products.id} = ${orderLines.productId}
      left join ${skus} on ${skus.id} = ${orderLines.skuId}
      where ${orderLines.orderId} = ${orders.id} and (
        position(lower(${words}) in lower(${orderLines.name})) > 0
        or starts_with(lower(${skus.ownNumber}), lower(${words}))
        or starts_with(lower(${products.ownNumber}), lower(${words}))
        or exists (
          select 1 from jsonb_each(${orderLines.translations}) as texts
          where position(lower(${words}) in lower(texts.value ->> 'name')) > 0
        )
      )
    )`,
  );
}
