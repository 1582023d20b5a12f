/** Seconds, as the platform counts. */
const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600;

/** What is to be paid for two orders, as the platform writes it. */
export function wirePaymentStatus(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    order_sn: "202611200930120007",
    total_amount: "464.55",
    pay_status: 0,
    order_status: 0,
    pay_time: 0,
    pay_way: "-",
    cancel_time: inAnHour(),
    order_goods: [
      { id: 1, goods_name: "Glazed Stoneware Teapot, 900 ml" },
      { id: 2, goods_name: "Aria Over-Ear Headphones, Studio Grey" },
    ],
    address: { contact: "Mina Sato", mobile: "13800138000", delivery_address: "上海市 上海市 徐汇区武康路88号" },
    orders: [wirePaidOrder(), wirePaidOrder({ id: 13, order_sn: "202611200930120013", order_amount: "122.55" })],
    ...differences,
  };
}

/** One of the orders that are paid together. */
export function wirePaidOrder(differences: Readonly<Record<string, unknown>> = {}) {
  return { id: 12, order_sn: "202611200930120012", order_status: 0, order_amount: "342.00", ...differences };
}

/** A provider that one can pay with. */
export function wirePaymentMethod(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 1,
    code: "wechat",
    name: "",
    short_name: "微信支付",
    image: "",
    sort: 0,
    status: 1,
    extra: "Sandbox: no real money",
    pay_way: 1,
    ...differences,
  };
}

/** All that one can pay with: two providers, and the balance between them. */
export function wirePaymentMethods(balance = "50000.00", differences: Readonly<Record<string, unknown>> = {}) {
  return {
    pay_way: [
      wirePaymentMethod(),
      wirePaymentMethod({ id: 2, code: "balance", short_name: "余额支付", extra: `可用余额:${balance}`, pay_way: 3 }),
      wirePaymentMethod({ id: 3, code: "alipay", short_name: "支付宝", extra: "", pay_way: 2 }),
    ],
    order_amount: "464.55",
    cancel_time: inAnHour(),
    ...differences,
  };
}

/** The way to pay by bank transfer, which only clients that know it are offered. */
export function wireTransferMethod(differences: Readonly<Record<string, unknown>> = {}) {
  return wirePaymentMethod({
    id: 101,
    code: "bank_transfer",
    name: "Bank transfer",
    short_name: "Bank transfer",
    extra: "",
    pay_way: 101,
    ...differences,
  });
}

/** The way to pay in cash at the door, which only clients that know it are offered. */
export function wireCashMethod(differences: Readonly<Record<string, unknown>> = {}) {
  return wirePaymentMethod({
    id: 103,
    code: "cash_on_delivery",
    name: "Cash on delivery",
    short_name: "Cash on delivery",
    extra: "You pay when the parcel comes",
    pay_way: 103,
    ...differences,
  });
}

/** The way to pay by card on a page of the provider's, which only clients that know it are offered. */
export function wireCardMethod(differences: Readonly<Record<string, unknown>> = {}) {
  return wirePaymentMethod({
    id: 102,
    code: "stripe",
    name: "Card (Stripe)",
    short_name: "Card (Stripe)",
    extra: "",
    pay_way: 102,
    ...differences,
  });
}

/** A bank transfer that is awaited for two orders. */
export function wireAwaitedTransfer(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    reference: "RF45 0000 0123",
    amount: "464.55",
    received: "0.00",
    holder: "Plaza Trading Co., Ltd.",
    bank: "Harbour Bank, Main Branch",
    account: "6222 0000 1111 2222",
    hint: "Transfers on weekends arrive on Monday.",
    pay_before: Math.floor(Date.now() / 1000) + 6 * 86_400,
    ...differences,
  };
}
