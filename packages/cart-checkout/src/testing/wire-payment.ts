// The answers of payment's calls, as they stand on the wire.

const oneHour = 3600;

/** Seconds, as the platform counts. */
function inSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

interface StatusDifferences {
  readonly pay_status?: number;
  readonly order_status?: number;
  readonly cancel_time?: number;
  readonly orders?: readonly object[];
}

export function wirePaymentStatus(differences: StatusDifferences = {}) {
  return {
    id: 7,
    order_sn: "202611200930120007",
    total_amount: "464.55",
    pay_status: 0,
    order_status: 0,
    pay_time: 0,
    pay_way: "-",
    cancel_time: inSeconds(Date.now()) + oneHour,
    order_goods: [
      { id: 1, goods_name: "Glazed Stoneware Teapot, 900 ml" },
      { id: 2, goods_name: "Aria Over-Ear Headphones, Studio Grey" },
    ],
    address: { contact: "Mina Sato", mobile: "13800138000", delivery_address: "上海市 上海市 徐汇区武康路88号" },
    orders: [
      { id: 12, order_sn: "202611200930120012", order_status: 0, order_amount: "342.00" },
      { id: 13, order_sn: "202611200930120013", order_status: 0, order_amount: "122.55" },
    ],
    ...differences,
  };
}

export function wirePaymentMethods(balance = "50000.00") {
  const way = { name: "", image: "", status: 1, sort: 0 };
  return {
    pay_way: [
      { ...way, id: 1, code: "wechat", short_name: "微信支付", extra: "Sandbox: no real money", pay_way: 1 },
      { ...way, id: 2, code: "balance", short_name: "余额支付", extra: `可用余额:${balance}`, pay_way: 3 },
      { ...way, id: 3, code: "alipay", short_name: "支付宝", extra: "", pay_way: 2 },
    ],
    order_amount: "464.55",
    cancel_time: inSeconds(Date.now()) + oneHour,
  };
}

/** A QR code whose address leads nowhere. */
export const wireCode =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVQIW2P4z8DA8B8ABwAB/6Nl\r\nxAAAAABJRU5ErkJggg==";
