import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireOrderLine } from "../testing/wire-order.ts";
import {
  wireAwaitedTransfer,
  wireCashMethod,
  wirePaidOrder,
  wirePaymentMethod,
  wirePaymentStatus,
} from "../testing/wire-payment.ts";
import { fetchPaymentMethods } from "./payment-methods.ts";
import { fetchPaymentStatus } from "./payment-status.ts";
import { startPayment } from "./start-payment.ts";

const subject = { from: "trade", id: 3 } as const;

const methods = [
  wirePaymentMethod({ name: "微信支付", short_name: "微信", image: "http://127.0.0.1/w.png", extra: "" }),
  wirePaymentMethod({ code: "balance", name: "账户余额", short_name: "", extra: "可用余额:1000.05", pay_way: 3 }),
  wirePaymentMethod({ code: "hfdg_alipay", short_name: "汇付", extra: "12 off", pay_way: 66 }),
];

test("cash at the door is a way of its own, and says what is due", async () => {
  const ways = succeeding({ pay_way: [wireCashMethod()], order_amount: "97.60", cancel_time: 1795148763 });
  expect(await fetchPaymentMethods(ways.api, subject)).toMatchObject({ methods: [{ kind: "cash", payWay: 103 }] });
  const status = async (differences: object) =>
    fetchPaymentStatus(succeeding(wirePaymentStatus({ pay_status: 1, order_status: 1, ...differences })).api, subject);
  expect(await status({ cash_due: "464.55" })).toMatchObject({ paid: true, cashDue: 46_455 });
  expect(await status({ cash_due: "" })).toMatchObject({ cashDue: null });
  expect(await status({})).toMatchObject({ cashDue: null });
});

test("the ways to pay are asked for with the subject of the payment", async () => {
  const { api, called } = succeeding({ pay_way: methods, order_amount: "97.60", cancel_time: 1795148763 });
  expect(await fetchPaymentMethods(api, subject)).toEqual({
    methods: [
      {
        payWay: 1,
        kind: "provider",
        code: "wechat",
        name: "微信",
        image: "/w.png",
        note: null,
        balance: null,
      },
      {
        payWay: 3,
        kind: "balance",
        code: "balance",
        name: "账户余额",
        image: null,
        note: "可用余额:1000.05",
        balance: 100005,
      },
      { payWay: 66, kind: "provider", code: "hfdg_alipay", name: "汇付", image: null, note: "12 off", balance: null },
    ],
    amount: 9760,
    payBefore: 1795148763000,
  });
  expect(called[0]?.search).toBe("?from=trade&order_id=3");
});

test.each([3600, 0, ""])(
  "a missing order has no amount, and the cancel time %j is no deadline",
  async (cancel_time) => {
    const { api } = succeeding({ pay_way: [], order_amount: null, cancel_time });
    expect(await fetchPaymentMethods(api, subject)).toEqual({ methods: [], amount: null, payBefore: null });
  },
);

const status = wirePaymentStatus({
  order_sn: "202505060708091234",
  total_amount: "531.50",
  cancel_time: 1795148763,
  orders: undefined,
  order_goods: [{ id: 1, goods_name: "Pan" }],
  address: { contact: "Mo Li", mobile: "13712345678", delivery_address: "广东省 广州市 天河区天河路100号" },
});

test("the status of a payment is read", async () => {
  const { api, called } = succeeding(status);
  expect(await fetchPaymentStatus(api, subject)).toEqual({
    number: "202505060708091234",
    amount: 53150,
    cashDue: null,
    paid: false,
    refunded: false,
    state: "unpaid",
    payBefore: 1795148763000,
    productNames: ["Pan"],
    orders: [],
    receiver: { name: "Mo Li", phone: "13712345678", address: "广东省 广州市 天河区天河路100号" },
    started: null,
    transfer: null,
  });
  expect(called[0]?.search).toBe("?id=3&from=trade");
});

test("the status of a payment has the orders that are paid together, where the platform sends them", async () => {
  const orders = [wirePaidOrder({ id: 4, order_sn: "202505060708090001", order_status: 4, order_amount: "31.50" })];
  expect(await fetchPaymentStatus(succeeding({ ...status, orders }).api, subject)).toMatchObject({
    orders: [{ id: 4, number: "202505060708090001", state: "closed", amount: 3150, shopName: null, lines: [] }],
  });
});

test("the status of a payment has what is paid for by shops, and what is under way, where the platform sends it", async () => {
  const orders = [4, 5].map((id) => wirePaidOrder({ id, shop_name: "S", delivery_type: id === 4 ? 2 : 0 }));
  const line = { goods_name: "Pan", goods_price: "59.00", goods_num: 2, image: "http://127.0.0.1/p.png" };
  const order_goods = [
    wireOrderLine({ ...line, order_id: 4 }),
    wireOrderLine({ ...line, id: 71, order_id: 5, goods_name: "Pot" }),
  ];
  const started_payment = { pay_way: 1, time: 1795148000 };
  const { api } = succeeding({ ...status, orders, order_goods, started_payment });
  expect(await fetchPaymentStatus(api, subject)).toMatchObject({
    productNames: ["Pan", "Pot"],
    orders: [
      { shopName: "S", pickup: true, lines: [{ name: "Pan", quantity: 2, image: "/p.png", subtotal: 11800 }] },
      { shopName: "S", pickup: false, lines: [{ name: "Pot" }] },
    ],
    started: { payWay: 1, at: 1795148000000 },
  });
});

test("the status of a payment has the transfer that is awaited, and where to", async () => {
  const { api } = succeeding({ ...status, transfer: wireAwaitedTransfer({ received: "100.00", hint: "" }) });
  expect((await fetchPaymentStatus(api, subject)).transfer).toEqual({
    reference: "RF45 0000 0123",
    amount: 46455,
    received: 10000,
    holder: "Plaza Trading Co., Ltd.",
    bank: "Harbour Bank, Main Branch",
    account: "6222 0000 1111 2222",
    hint: null,
    payBefore: expect.any(Number),
  });
});

test.each([
  [
    { pay_status: 1, order_status: 1 },
    { paid: true, refunded: false, state: "unshipped" },
  ],
  [
    { pay_status: 2, order_status: 4 },
    { paid: false, refunded: true, state: "closed" },
  ],
  [{ address: { contact: "", mobile: "", delivery_address: "" } }, { receiver: null }],
])("the status of a payment with %j is %j", async (changes, expected) => {
  expect(await fetchPaymentStatus(succeeding({ ...status, ...changes }).api, subject)).toMatchObject(expected);
});

describe("a payment", () => {
  const start = { ...subject, payWay: 1, idempotencyKey: "k-2" };

  function startingWith(answer: Record<string, unknown>) {
    return startPayment(stubClient({ show: 0, msg: "", ...answer }).api, start);
  }

  test("a payment sends its subject, the way of paying and its key", async () => {
    const { api, sent } = stubClient({ code: 20001, show: 0, msg: "paid", data: [] });
    expect(await startPayment(api, start)).toEqual({ kind: "paid" });
    await startPayment(api, { ...start, idempotencyKey: null });
    expect(sent[0]).toMatchObject({ path: "/api/pay/unifiedpay", body: { from: "trade", order_id: 3, pay_way: 1 } });
    expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k-2", null]);
  });

  test.each([1, 10001])("a payment with code %i may be an image to scan, broken into lines", async (code) => {
    const data = "data:image/png;base64,iVBORw0K\r\nGgoAAAA=";
    expect(await startingWith({ code, data })).toEqual({
      kind: "qr",
      image: "data:image/png;base64,iVBORw0KGgoAAAA=",
      sandboxPath: null,
    });
  });

  test.each([
    ["/sandbox/wechat/9", "/sandbox/wechat/9"],
    ["//evil.example/", null],
    ["/\\evil.example/", null],
    ["https://evil.example/", null],
    ["", null],
  ])("a payment with the demo cashier %j has the path %j", async (sandbox_url, sandboxPath) => {
    expect(await startingWith({ code: 1, data: "data:image/png;base64,iVBO", sandbox_url })).toMatchObject({
      sandboxPath,
    });
  });

  test("a payment may be a transfer that is awaited", async () => {
    expect(await startingWith({ code: 1, data: [], transfer: 1 })).toEqual({ kind: "transfer" });
  });

  test.each(["https://checkout.stripe.com/c/pay/cs_1#fid", "/sandbox/stripe/9?lang=en"])(
    "a payment may go on at the page %s",
    async (pay_url) => {
      expect(await startingWith({ code: 10001, data: [], pay_url })).toEqual({ kind: "page", address: pay_url });
    },
  );

  test.each(["http://checkout.example/", "javascript:alert(1)", "//evil.example/", "/\\evil.example/"])(
    "a payment does not go on at %s",
    async (pay_url) => {
      await expect(startingWith({ code: 10001, data: [], pay_url })).rejects.toMatchObject({ kind: "transport" });
    },
  );

  test("a payment may be a form to send", async () => {
    const data =
      "<form id='alipay_submit' action='https://openapi.alipay.com/gateway.do?charset=utf-8' method='POST'>" +
      `<input type='hidden' name='biz_content' value='{"subject":"a > b &amp; &apos;c&#39; &lt;d&gt;"}'/>` +
      '<input type="hidden" name="sign" value="S/T=="/><input type="submit" value="ok" style="display:none;"></form>' +
      "<script>document.forms['alipay_submit'].submit();</script>";
    expect(await startingWith({ code: 10001, data })).toEqual({
      kind: "form",
      action: "https://openapi.alipay.com/gateway.do?charset=utf-8",
      fields: [
        { name: "biz_content", value: `{"subject":"a > b & 'c' <d>"}` },
        { name: "sign", value: "S/T==" },
      ],
    });
  });

  test("a payment may be a form to the shop itself", async () => {
    const data = '<form action="/sandbox/alipay" method="post"><input name="trade" value="9"></form>';
    expect(await startingWith({ code: 10001, data })).toMatchObject({ action: "/sandbox/alipay" });
  });

  test.each([
    ["no form", false],
    ["no data", []],
    ["a form to a script", `<form action="javascript:alert(1)"></form>`],
    ["a form to another host", `<form action="//evil.example/"></form>`],
    ["a form to nowhere", "<form></form>"],
    ["an image elsewhere", "https://evil.example/qr.png"],
    ["another kind of data", "data:text/html;base64,PHNjcmlwdD4="],
  ])("a payment with %s is off the contract", async (_case, data) => {
    await expect(startingWith({ code: 10001, data })).rejects.toMatchObject({ kind: "transport" });
  });

  test("a payment may be rejected", async () => {
    await expect(startingWith({ code: 0, show: 1, msg: "余额不足", data: [] })).rejects.toMatchObject({
      kind: "business",
      platformMessage: "余额不足",
      show: true,
    });
  });
});
