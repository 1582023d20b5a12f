import type { Language, Texts } from "../../platform/store/language.ts";
import type { Order, OrderState } from "../../platform/store/schema/orders.ts";

const states: Readonly<Record<OrderState, Texts>> = {
  unpaid: { en: "Pending payment", zh: "待支付", ja: "お支払い待ち", ko: "결제 대기" },
  paid: { en: "Pending shipment", zh: "待发货", ja: "発送待ち", ko: "배송 준비 중" },
  shipped: { en: "Pending receipt", zh: "待收货", ja: "受け取り待ち", ko: "배송 중" },
  completed: { en: "Completed", zh: "已完成", ja: "完了", ko: "완료" },
  closed: { en: "Closed", zh: "已关闭", ja: "キャンセル済み", ko: "취소 완료" },
};

const readyForPickup: Texts = { en: "Ready for pick-up", zh: "待取货", ja: "受け取り可能", ko: "픽업 가능" };

export function stateText({ state, delivery }: Pick<Order, "state" | "delivery">, language: Language): string {
  return (state === "paid" && delivery === "pickup" ? readyForPickup : states[state])[language];
}

/** Chinese in every language, as the contract has it: clients show messages of their own for the kind. */
export function kindText({ isFlash }: Pick<Order, "isFlash">): string {
  return isFlash ? "秒杀订单" : "普通订单";
}

/** The stations of an order as tracking names them. */
export const trackingTexts = {
  ordered: { en: "Ordered", zh: "已下单", ja: "ご注文", ko: "주문 완료" },
  orderedTip: {
    en: "The order has been placed",
    zh: "订单提交成功",
    ja: "ご注文を承りました",
    ko: "주문이 접수되었습니다",
  },
  shipped: { en: "Shipped", zh: "已发货", ja: "発送済み", ko: "발송 완료" },
  shippedTip: {
    en: "The goods have left the warehouse",
    zh: "商品已出库",
    ja: "商品を出荷しました",
    ko: "상품이 출고되었습니다",
  },
  inTransit: { en: "In transit", zh: "运输中", ja: "配送中", ko: "배송 중" },
  completed: { en: "Completed", zh: "交易完成", ja: "取引完了", ko: "거래 완료" },
  completedTip: {
    en: "The order is completed",
    zh: "订单交易完成",
    ja: "お取引が完了しました",
    ko: "거래가 완료되었습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;
