import { wireOrderLine } from "./wire-order.ts";

type Differences = Readonly<Record<string, unknown>>;

const shop = { sid: 7, shop_name: "Hearth & Linden", shop_type: "官方自营", shop_logo: "" };

/** A line in the lists of after-sales, as a platform of the contract writes it. */
export function wireApplicableLine(differences: Differences = {}) {
  return {
    goods_id: 31,
    item_id: 90,
    goods_name: "Glazed Stoneware Teapot, 900 ml",
    goods_num: 3,
    goods_price: "54.00",
    image: "",
    spec_value_str: "Cherry,900 ml",
    ...differences,
  };
}

/** An order with a line that one can apply for. */
export function wireApplicableOrder(differences: Differences = {}) {
  return {
    order_id: 12,
    order_sn: "202611200930120012",
    create_time: "2026-11-20 09:30:12",
    ...shop,
    order_goods: [wireApplicableLine()],
    after_sale: { able_apply: 1, desc: "", sn: "", create_time: "" },
    time: 1795145168,
    ...differences,
  };
}

const ofRequest = { sn: "202611201126080165", create_time: "2026-11-20 11:26:08", refund_type: 1, status_text: "" };

/** A request in a list, by the number of its state. */
export function wireListedRequest(status: number, differences: Differences = {}) {
  return { ...ofRequest, after_sale_id: 3, status, type_text: "", desc: "", able_apply: 1, ...differences };
}

/** The line of an order that a request is about. */
export function wireRequestedLine(differences: Differences = {}) {
  return wireOrderLine({
    shop_id: 7,
    goods_num: 3,
    total_price: "162.00",
    total_pay_price: "147.55",
    discount_price: "14.45",
    refund_status: 0,
    ...differences,
  });
}

/** One request, by the number of its state. */
export function wireAfterSalesRequest(status: number, differences: Differences = {}) {
  return {
    ...ofRequest,
    ...shop,
    id: 3,
    order_goods_id: 1,
    refund_reason: "A problem with the quality",
    refund_remark: "The lid does not close, and the handle is loose. It was so from the first day.",
    refund_image: "",
    refund_type_text: "",
    refund_price: "98.36",
    status,
    shop_id: 7,
    order_goods: wireRequestedLine(),
    shop: { contact: "Returns desk", mobile: "02155500136", address: "上海市徐汇区武康路88号1204" },
    ...differences,
  };
}
