import { wireChatOrder, wireChatProduct, wireChatRecord } from "@plaza/api-client/testing";

/** A moment as many minutes ago, in seconds. */
const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) - Math.round(minutes * 60);

/** The same as ISO 8601 writes it. */
const instantAgo = (minutes: number): string => new Date(minutesAgo(minutes) * 1000).toISOString();

export const mei = { id: 7, nickname: "Mei" };
export const aiko = { id: 8, nickname: "Aiko" };
export const lin = { id: 9, nickname: "Lin" };
export const nicknames: Readonly<Record<number, string>> = { 7: "Mei", 8: "Aiko", 9: "Lin" };

type Overrides = Readonly<Record<string, unknown>>;

/** A conversation in which nobody waits, as `chat/user` has it. */
export function wireConversation({ id, nickname }: typeof mei, overrides: Overrides = {}) {
  return {
    id: 100 + id,
    shop_id: 4,
    user_id: id,
    kefu_id: 3,
    nickname,
    avatar: "",
    client: 5,
    msg: "It is on its way",
    msg_type: 1,
    preview_from: "kefu",
    is_read: 1,
    unread: 0,
    waiting_since: "",
    update_time: minutesAgo(30),
    online: 1,
    note: "",
    ...overrides,
  };
}

/** What makes somebody of it who waits. */
export function waiting(minutes: number, unread: number, overrides: Overrides = {}) {
  return {
    msg: "Is anybody there?",
    preview_from: "user",
    is_read: unread === 0 ? 1 : 0,
    unread,
    waiting_since: instantAgo(minutes),
    update_time: minutesAgo(1),
    ...overrides,
  };
}

interface Word {
  readonly customer?: typeof mei;
  readonly by?: "user" | "kefu";
  readonly msg?: string;
  readonly minutes?: number;
  readonly more?: Overrides;
}

/** Something that was said, as `chat/record` and the socket have it; by the customer unless it says otherwise. */
export function wireWord(id: number, { customer = mei, by = "user", msg = "", minutes = 0, more = {} }: Word) {
  const parties =
    by === "user"
      ? { from_id: customer.id, from_nickname: customer.nickname, to_id: 3 }
      : { from_id: 3, to_id: customer.id };
  return wireChatRecord(by, {
    id,
    shop_id: 4,
    ...parties,
    msg,
    create_time_stamp: minutesAgo(minutes),
    ...more,
  });
}

export const sentOrder = wireChatOrder({ goods_num: 3 });

/** What was said with Mei: all that can be said. */
export const talk = [
  wireWord(1, { msg: "Now Anna serves you", minutes: 41, more: { type: 2, from_type: "kefu", to_id: 7 } }),
  wireWord(2, { msg: "Does this teapot go in the dishwasher?", minutes: 40 }),
  wireWord(3, {
    minutes: 40,
    more: { msg_type: 3, goods: wireChatProduct() },
  }),
  wireWord(4, { by: "kefu", msg: "It does [em-smile]. See https://plaza.example/care &lt;3", minutes: 38 }),
  wireWord(5, { minutes: 3, more: { msg_type: 4, order: sentOrder } }),
  wireWord(6, { minutes: 3, more: { msg_type: 2, msg: "uploads/gone.png" } }),
  wireWord(7, { by: "kefu", msg: "I will ask our potter.", minutes: 1 }),
];

/** An order of a customer, as `chat/order` has it. */
export function wireDeskOrder(overrides: Overrides = {}) {
  return {
    id: 5,
    order_sn: "20261112103344",
    order_status: 2,
    order_amount: "44.00",
    create_time: minutesAgo(300),
    order_goods: [wireDeskLine()],
    ...overrides,
  };
}

export function wireDeskLine(overrides: Overrides = {}) {
  return {
    id: 50,
    goods_name: "Glazed Stoneware Teapot",
    spec_value_str: "Forest / 900 ml",
    image: "",
    goods_num: 2,
    ...overrides,
  };
}
