import type { Texts } from "../store/language.ts";

/** The messages about orders. */
export const orderMessages = {
  orderGone: {
    en: "This order does not exist",
    zh: "订单不存在",
    ja: "この注文は存在しません",
    ko: "존재하지 않는 주문입니다",
  },
  orderAlreadyPaid: {
    en: "This order has already been paid",
    zh: "订单已支付",
    ja: "この注文はお支払い済みです",
    ko: "이미 결제된 주문입니다",
  },
  orderClosed: {
    en: "This order has been closed",
    zh: "订单已关闭",
    ja: "この注文はキャンセルされました",
    ko: "종료된 주문입니다",
  },
  orderNotCancellable: {
    en: "This order cannot be cancelled",
    zh: "很抱歉！订单无法取消",
    ja: "この注文はキャンセルできません",
    ko: "취소할 수 없는 주문입니다",
  },
  orderCancellableNoMore: {
    en: "This order can no longer be cancelled",
    zh: "订单已超过可取消时间",
    ja: "この注文はキャンセル可能な期間を過ぎています",
    ko: "주문 취소 가능 시간이 지났습니다",
  },
  orderCancelled: {
    en: "The order has been cancelled",
    zh: "取消成功",
    ja: "注文をキャンセルしました",
    ko: "주문이 취소되었습니다",
  },
  orderNotDue: {
    en: "This order is not due yet",
    zh: "订单尚未到期",
    ja: "この注文はまだ期限に達していません",
    ko: "아직 기한이 되지 않은 주문입니다",
  },
  orderNotToBeSent: {
    en: "This order is not waiting to be sent",
    zh: "订单不是待发货状态",
    ja: "この注文は発送待ちではありません",
    ko: "발송 대기 중인 주문이 아닙니다",
  },
  orderNotExpress: {
    en: "This order is not sent by a carrier",
    zh: "订单不是快递发货",
    ja: "この注文は配送便の対象ではありません",
    ko: "택배로 발송하는 주문이 아닙니다",
  },
  orderNotVirtual: {
    en: "This order is not for virtual goods",
    zh: "订单不是虚拟发货",
    ja: "この注文はデジタル商品ではありません",
    ko: "디지털 상품 주문이 아닙니다",
  },
  orderNotPickup: {
    en: "This order is not picked up at the shop",
    zh: "订单不是到店自提",
    ja: "この注文は店頭受け取りではありません",
    ko: "매장 픽업 주문이 아닙니다",
  },
  pickupCodeWrong: {
    en: "This is not the code of the order",
    zh: "提货码错误",
    ja: "受け取りコードが違います",
    ko: "픽업 코드가 올바르지 않습니다",
  },
  orderNotShipped: {
    en: "This order has not been shipped yet",
    zh: "订单未发货",
    ja: "この注文はまだ発送されていません",
    ko: "아직 발송되지 않은 주문입니다",
  },
  orderCompleted: {
    en: "This order has already been completed",
    zh: "订单已完成",
    ja: "この注文は完了しています",
    ko: "이미 완료된 주문입니다",
  },
  orderConfirmed: {
    en: "Receipt has been confirmed",
    zh: "确认成功",
    ja: "受け取りを確認しました",
    ko: "수령이 확인되었습니다",
  },
  orderNotDeletable: {
    en: "This order cannot be deleted",
    zh: "订单无法删除",
    ja: "この注文は削除できません",
    ko: "삭제할 수 없는 주문입니다",
  },
  orderDeleted: {
    en: "The order has been deleted",
    zh: "删除成功",
    ja: "注文を削除しました",
    ko: "주문이 삭제되었습니다",
  },
  orderNotTracked: {
    en: "This order has no tracking information",
    zh: "暂无物流信息",
    ja: "この注文の配送情報はまだありません",
    ko: "배송 정보가 없는 주문입니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof orderMessages, Texts> {}
}
