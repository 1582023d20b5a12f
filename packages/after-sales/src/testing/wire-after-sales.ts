import {
  wireAfterSalesRequest,
  wireApplicableLine,
  wireApplicableOrder,
  wireListedRequest,
  wireRequestedLine,
} from "@plaza/api-client/testing";

// After-sales as they stand on the wire.

type Changes = Readonly<Record<string, unknown>>;

const teapot = wireApplicableLine({ spec_values: ["Cherry", "900 ml"] });
const chair = wireApplicableLine({
  goods_id: 32,
  item_id: 91,
  goods_name: "Linden Dining Chair, Solid Walnut",
  goods_num: 1,
  goods_price: "148.00",
  spec_value_str: "默认",
});
const shop = { sid: 7, shop_name: "Hearth & Linden", shop_type: "官方自营", shop_logo: "" };
const otherShop = { sid: 8, shop_name: "Northline Audio", shop_type: "入驻商家", shop_logo: "" };

function page(list: readonly object[], more: Changes = {}) {
  return { list, page: 1, size: 10, count: list.length, more: 0, counts: { apply: 4, finish: 12 }, ...more };
}

const over = { able_apply: 0, desc: "The time for requests is over", sn: "", create_time: "" };

/** Orders with the lines that one can apply for. */
export function wireApplicable(more: Changes = {}) {
  return page(
    [
      wireApplicableOrder({
        order_goods: [
          { ...teapot, able_num: 2, able_apply: 1, desc: "" },
          { ...chair, able_num: 1, able_apply: 1, desc: "" },
        ],
      }),
      wireApplicableOrder({
        ...otherShop,
        order_id: 11,
        order_sn: "202610021305110011",
        create_time: "2026-10-02 13:05:11",
        order_goods: [{ ...chair, able_num: 0, able_apply: 0, desc: over.desc }],
        after_sale: over,
      }),
    ],
    more,
  );
}

/** A request in a list, by the number of its state. */
export function wireListed(status: number, more: Changes = {}) {
  return {
    order_id: 12,
    order_goods: [{ ...teapot, goods_num: 2, create_time: 1795145168 }],
    after_sale: wireListedRequest(status, {
      after_sale_id: 30 + status,
      refund_type: status === 5 ? 0 : 1,
      sn: `20261120112608016${status}`,
      refund_price: "98.36",
    }),
    time: "2026-11-20 11:26",
    ...(status % 2 === 0 ? shop : otherShop),
    ...more,
  };
}

export function wireRequests(states: readonly number[], more: Changes = {}) {
  return page(
    states.map((state) => wireListed(state)),
    more,
  );
}

const line = wireRequestedLine();

export const wireReasons = ["A problem with the quality", "The shop sent something else", "Something else"];

export function wireForm(more: Changes = {}) {
  return {
    goods: { ...line, able_num: 3 },
    reason: wireReasons,
    refund_prices: ["49.18", "98.36", "147.55"],
    can_return: 1,
    ...more,
  };
}

/** The form of a platform of the contract. */
export const wireWholeForm = { goods: line, reason: ["质量问题", "其他"] };

const applied = { status: 0, actor: "customer", remark: "", create_time: "2026-11-20 11:26:08" };
const agreed = { status: 2, actor: "shop", remark: "Please put the lid in, too.", create_time: "2026-11-20 14:00:00" };
const sent = { status: 3, actor: "customer", remark: "", create_time: "2026-11-21 09:00:00" };
const received = { status: 5, actor: "shop", remark: "", create_time: "2026-11-23 10:00:00" };
const refused = {
  status: 1,
  actor: "shop",
  remark: "The seal was intact on our packing photo.",
  create_time: "2026-11-20 14:00:00",
};
const paid = { status: 6, actor: "system", remark: "", create_time: "2026-11-23 10:00:30" };

/** What has happened before a state. */
const histories: Readonly<Record<number, readonly object[]>> = {
  0: [applied],
  1: [applied, refused],
  2: [applied, agreed],
  3: [applied, agreed, sent],
  4: [applied, agreed, sent, { ...refused, status: 4, create_time: "2026-11-23 10:00:00" }],
  5: [applied, agreed, sent, received],
  6: [applied, agreed, sent, received, paid],
  7: [applied, { status: 7, actor: "customer", remark: "", create_time: "2026-11-20 15:00:00" }],
};

const inADay = (): number => Math.floor(Date.now() / 1000) + 26 * 3600;
const kinds: Readonly<Record<number, string>> = { 0: "shop", 2: "goods", 3: "receipt" };

/** One request, by the number of its state. */
export function wireRequest(status: number, more: Changes = {}) {
  const isRefused = status === 1 || status === 4;
  return wireAfterSalesRequest(status, {
    order_id: 12,
    num: 2,
    refund_images: [],
    freight_price: "0.00",
    refuse_reason: isRefused ? refused.remark : "",
    express:
      status >= 3 && status < 7
        ? {
            express_name: "SF Express",
            invoice_no: "SF8842016573",
            express_remark: "Both in one box",
            express_images: [],
            create_time: "2026-11-21 09:00:00",
          }
        : null,
    history: histories[status] ?? [],
    deadline: kinds[status] === undefined ? null : { kind: kinds[status], time: inADay() },
    refund_state: status === 6 ? 3 : status === 5 ? 1 : 0,
    refund_way: "Alipay",
    refund_time: status === 6 ? "2026-11-23 10:00:30" : "",
    can_again: isRefused ? 1 : 0,
    can_cancel: status < 5 ? 1 : 0,
    is_withdrawal: 0,
    ...more,
  });
}
