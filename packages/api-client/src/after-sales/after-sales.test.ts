import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  wireAfterSalesRequest,
  wireApplicableLine,
  wireApplicableOrder,
  wireListedRequest,
  wireRequestedLine,
} from "../testing/wire-after-sales.ts";
import { fetchAfterSales } from "./after-sales.ts";
import { fetchAfterSalesRequest } from "./after-sales-request.ts";
import { fetchApplicationForm } from "./application-form.ts";
import { applyForAfterSales, applyAgain, revokeAfterSales, sendReturn } from "./after-sales-actions.ts";

const goods = wireApplicableLine({
  item_id: 310,
  goods_name: "Pan",
  goods_price: "59.00",
  image: "http://127.0.0.1/uploads/p.png",
  spec_value_str: "Oat",
});
const order = wireApplicableOrder({
  order_id: 9,
  order_sn: "202505060708091234",
  create_time: "2025-05-06 07:08:10",
  shop_name: "Hearth",
  shop_logo: "http://127.0.0.1/",
  order_goods: [goods],
});
const params = { list: "applicable", page: 1, pageSize: 10 } as const;

function listing(changes: Record<string, unknown>) {
  return succeeding({ list: [{ ...order, ...changes }], page: 1, size: 10, count: 1, more: 0 });
}

async function entryOf(changes: Record<string, unknown>) {
  return (await fetchAfterSales(listing(changes).api, params)).items[0];
}

describe("the lists of after-sales", () => {
  test("an order stands with the lines that one can apply for", async () => {
    const { api, called } = listing({});
    expect((await fetchAfterSales(api, params)).items).toEqual([
      {
        orderId: 9,
        orderNumber: "202505060708091234",
        orderedAt: Date.UTC(2025, 4, 5, 23, 8, 10),
        shop: { id: 7, name: "Hearth", logo: null, selfOperated: true },
        lines: [
          {
            productId: 31,
            skuId: 310,
            name: "Pan",
            image: "/uploads/p.png",
            optionText: "Oat",
            quantity: 3,
            unitPrice: 5900,
            applicable: true,
            applicableQuantity: null,
            whyNot: null,
          },
        ],
        request: null,
      },
    ]);
    expect(called[0]?.search).toBe("?type=normal&page_no=1&page_size=10");
  });

  test.each([
    ["processing", "apply"],
    ["processed", "finish"],
  ] as const)("requests that are %s are asked for with the type %s", async (list, type) => {
    const { api, called } = listing({});
    await fetchAfterSales(api, { ...params, list });
    expect(called[0]?.searchParams.get("type")).toBe(type);
  });

  test("requests may come with their counts", async () => {
    const counted = succeeding({
      list: [order],
      page: 1,
      size: 10,
      count: 1,
      more: 0,
      counts: { apply: 2, finish: 3 },
    });
    expect((await fetchAfterSales(counted.api, params)).counts).toEqual({ processing: 2, processed: 3 });
    expect((await fetchAfterSales(listing({}).api, params)).counts).toBeNull();
  });

  test("a line of an order whose time is over says so", async () => {
    const over = { able_apply: 0, desc: "该商品已超过售后期" };
    const line = { applicable: false, whyNot: "该商品已超过售后期" };
    expect(await entryOf({ after_sale: over })).toMatchObject({ lines: [line] });
  });

  test("lines that speak for themselves are believed before their order", async () => {
    const lines = [
      { ...goods, able_num: 2, able_apply: 1, desc: "" },
      { ...goods, item_id: 311, able_num: 0, able_apply: 0, desc: "Asked for already" },
    ];
    expect(await entryOf({ order_goods: lines, after_sale: { able_apply: 0, desc: "…" } })).toMatchObject({
      lines: [
        { applicable: true, applicableQuantity: 2, whyNot: null },
        { applicable: false, applicableQuantity: 0, whyNot: "Asked for already" },
      ],
    });
  });

  test("a request stands with its one line, which nobody can apply for meanwhile", async () => {
    const after_sale = wireListedRequest(2, { status_text: "商品待退货", desc: "商品待退货", refund_price: "118.00" });
    expect(await entryOf({ order_sn: undefined, create_time: undefined, after_sale })).toMatchObject({
      orderNumber: null,
      orderedAt: null,
      lines: [{ applicable: false, whyNot: null, quantity: 3 }],
      request: {
        id: 3,
        number: "202611201126080165",
        state: "awaitingGoods",
        kind: "return",
        appliedAt: Date.UTC(2026, 10, 20, 3, 26, 8),
        refundAmount: 11800,
      },
    });
  });
});

const line = wireRequestedLine({ order_id: 9, total_pay_price: "167.00" });

describe("the form of an application", () => {
  const subject = { orderId: 9, skuId: 310 };
  const reason = ["质量问题", "其他"];

  test("a platform that takes whole lines only gives back what was paid", async () => {
    const { api, called } = succeeding({ goods: line, reason });
    const form = await fetchApplicationForm(api, subject);
    expect(form).toMatchObject({ line: { paidAmount: 16700 }, reasons: reason, refunds: null, returnable: true });
    expect(called[0]?.search).toBe("?order_id=9&item_id=310");
  });

  test("a platform that counts pieces says what each number of them gives back", async () => {
    const refund_prices = ["55.66", "111.33", "167.00"];
    const { api } = succeeding({ goods: { ...line, able_num: 2 }, reason, refund_prices, can_return: 0 });
    expect(await fetchApplicationForm(api, subject)).toMatchObject({ refunds: [5566, 11133], returnable: false });
  });
});

const request = wireAfterSalesRequest(1, {
  refund_price: "111.33",
  refund_remark: "",
  shop_type: "入驻商家",
  order_goods: line,
  shop: { contact: "", mobile: "", address: "" },
});

const requestOf = (changes: Record<string, unknown>) =>
  fetchAfterSalesRequest(succeeding({ ...request, ...changes }).api, 3);

describe("a request", () => {
  test("a platform of the contract says as much as it knows, and allows what the contract does", async () => {
    expect(await requestOf({ refund_image: "http://127.0.0.1/uploads/a.png" })).toMatchObject({
      id: 3,
      orderId: 9,
      state: "refused",
      kind: "return",
      remark: null,
      images: ["/uploads/a.png"],
      refundAmount: 11133,
      shop: { id: 7, selfOperated: false },
      quantity: 3,
      returnAddress: null,
      rejectionReason: null,
      shipment: null,
      history: [],
      deadline: null,
      refund: null,
      canRevoke: true,
      canApplyAgain: true,
      isWithdrawal: false,
    });
    expect(await requestOf({ status: 6 })).toMatchObject({ canRevoke: false, canApplyAgain: false });
    expect(await requestOf({ status: 4 })).toMatchObject({ canRevoke: true, canApplyAgain: true });
  });

  test("a platform with the extension says the rest", async () => {
    const details = {
      order_id: 9,
      num: 2,
      refund_images: ["http://127.0.0.1/uploads/a.png", "/api/file/private?path=b.png"],
      refuse_reason: "The seal is broken",
      express: {
        express_name: "SF",
        invoice_no: "SF1",
        express_remark: "",
        express_images: [],
        create_time: "2026-11-21 10:00:00",
      },
      history: [
        { status: 0, actor: "customer", remark: "", create_time: "2026-11-20 11:26:08" },
        { status: 1, actor: "robot", remark: "The seal is broken", create_time: "2026-11-20 12:00:00" },
      ],
      deadline: { kind: "goods", time: 1795145168 },
      refund_state: 2,
      refund_way: "Alipay",
      freight_price: "6.00",
      refund_time: "",
      can_again: 0,
      can_cancel: 0,
      is_withdrawal: 1,
      status: 7,
    };
    expect(await requestOf(details)).toMatchObject({
      state: "revoked",
      quantity: 2,
      images: ["/uploads/a.png", "/api/file/private?path=b.png"],
      rejectionReason: "The seal is broken",
      shipment: { carrier: "SF", trackingNumber: "SF1", remark: null, images: [] },
      history: [
        { state: "applied", actor: "customer", remark: null },
        { state: "refused", actor: "system", remark: "The seal is broken" },
      ],
      deadline: { kind: "goods", at: 1795145168000 },
      refund: { state: "retried", way: "Alipay", freight: 600, returnedAt: null },
      canRevoke: false,
      canApplyAgain: false,
      isWithdrawal: true,
    });
  });

  test("a deadline of a kind that nobody knows is none", async () => {
    expect(await requestOf({ deadline: { kind: "moon", time: 1795145168 } })).toMatchObject({ deadline: null });
    expect(await requestOf({ deadline: null })).toMatchObject({ deadline: null });
  });
});

const application = {
  kind: "return",
  reason: "质量问题",
  remark: " It leaks ",
  images: ["uploads/a.png", "uploads/b.png"],
  quantity: 2,
  idempotencyKey: "key",
} as const;

describe("what is sent", () => {
  test("an application names its line, its pieces and all of its images", async () => {
    const { api, sent } = succeeding({ after_sale_id: 12 });
    expect(await applyForAfterSales(api, { ...application, orderId: 9, skuId: 310 })).toBe(12);
    expect(sent[0]?.body).toEqual({
      order_id: 9,
      item_id: 310,
      refund_type: 1,
      reason: "质量问题",
      remark: "It leaks",
      img: "uploads/a.png",
      num: 2,
      images: ["uploads/a.png", "uploads/b.png"],
    });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("key");
  });

  test("a platform that takes whole lines is sent no number, and the first image", async () => {
    const { api, sent } = succeeding({ after_sale_id: "12" });
    const plain = { ...application, kind: "refund", quantity: null, idempotencyKey: null } as const;
    expect(await applyAgain(api, { ...plain, requestId: 12 })).toBe(12);
    await applyAgain(api, { ...plain, images: [], requestId: 12 });
    const body = { id: 12, refund_type: 0, reason: "质量问题", remark: "It leaks" };
    expect(sent.map((each) => each.body)).toEqual([{ ...body, img: "uploads/a.png" }, body]);
    expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
  });

  test("goods on their way back are named by carrier and number", async () => {
    const { api, sent } = succeeding([true]);
    await sendReturn(api, {
      requestId: 3,
      carrier: "顺丰 ",
      trackingNumber: " SF20261120",
      remark: "",
      images: ["uploads/a.png"],
      idempotencyKey: null,
    });
    expect(sent[0]?.body).toEqual({
      id: 3,
      express_name: "顺丰",
      invoice_no: "SF20261120",
      express_remark: "",
      express_image: "uploads/a.png",
      express_images: ["uploads/a.png"],
    });
  });

  test("a request is taken back by its id", async () => {
    const { api, sent } = succeeding([]);
    await revokeAfterSales(api, { requestId: 3, idempotencyKey: "key" });
    expect(sent[0]).toMatchObject({ path: "/api/after_sale/cancel", body: { id: 3 } });
  });
});
