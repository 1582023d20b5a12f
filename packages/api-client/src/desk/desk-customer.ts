import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { type Page, page } from "../wire/page.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type OrderState, orderState } from "../orders/order.ts";
import { choice } from "../wire/enums.ts";

/** The kinds of clients, as the platform numbers them. */
export type DeskClient = "mini-program" | "official-account" | "ios" | "android" | "web" | "mobile-web";

/** A customer as an agent sees them who talks with them. */
export interface DeskCustomer {
  readonly id: number;
  /** The platform's own number of the customer. */
  readonly number: string;
  readonly name: string;
  readonly avatar: string | null;
  /** With its middle masked; null where there is none. */
  readonly mobile: string | null;
  /** Null where there is none. */
  readonly level: string | null;
  /** Fen, paid to the agent's shop. */
  readonly spent: number;
  /** Where the conversation came from; null where the platform says nothing that is known here. */
  readonly client: DeskClient | null;
  /** Epoch milliseconds. */
  readonly since: number | null;
}

const clients = choice<DeskClient>({
  1: "mini-program",
  2: "official-account",
  3: "ios",
  4: "android",
  5: "web",
  6: "mobile-web",
});

/** "-" stands for what there is not. */
const orNull: Decoder<string | null> = (value, context) => {
  const read = text(value, context);
  return read === "" || read === "-" ? null : read;
};

const clientOrNull: Decoder<DeskClient | null> = (value, context) => {
  try {
    return clients(value, context);
  } catch {
    return null;
  }
};

interface OfCustomer {
  readonly customerId: number;
}

/** Of the namespace `kefuapi`. */
export const fetchDeskCustomer = getCall("chat/userInfo", {
  query: ({ customerId }: OfCustomer) => ({ user_id: customerId }),
  decode: record((field): DeskCustomer => ({
    id: field("id", id),
    number: field("sn", text),
    name: field("nickname", text),
    avatar: field("avatar", image),
    mobile: field("mobile", orNull),
    level: field("level_name", orNull),
    spent: field("total_order_amount", money),
    client: field("client", clientOrNull),
    since: field("create_time", time),
  })),
});

export const deskCustomerQuery = defineQuery(fetchDeskCustomer, { key: "desk-customer", freshMs: 60 * second });

/** An order of a customer, as an agent sees it. */
export interface DeskOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  /** Fen. */
  readonly amount: number;
  readonly orderedAt: number | null;
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    /** "" where there was nothing to choose. */
    readonly options: string;
    readonly image: string | null;
    readonly quantity: number;
  }[];
}

const order: Decoder<DeskOrder> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  state: field("order_status", orderState),
  amount: field("order_amount", money),
  orderedAt: field("create_time", time),
  lines: field(
    "order_goods",
    list(
      record((line) => ({
        id: line("id", id),
        name: line("goods_name", text),
        options: optionText(line, ["spec_value_str", "spec_value"]) ?? "",
        image: line("image", image),
        quantity: line("goods_num", count),
      })),
    ),
  ),
}));

export interface DeskOrdersParams extends OfCustomer {
  /** A part of a number. */
  readonly number?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const orderPage = page(order);

/** Of the namespace `kefuapi`. Those of the agent's shop; the platform's agents see all of them. */
export const fetchDeskOrders = getCall("chat/order", {
  query: ({ customerId, number, page: pageNumber, pageSize }: DeskOrdersParams) => ({
    user_id: customerId,
    order_sn: number,
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: (value, context): Page<DeskOrder> => orderPage(value, context),
});

export const deskOrdersQuery = defineQuery(fetchDeskOrders, { key: "desk-orders", freshMs: 15 * second });
