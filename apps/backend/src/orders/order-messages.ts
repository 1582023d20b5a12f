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
  orderClosedByShop: {
    en: "The order has been closed",
    zh: "订单已关闭",
    ja: "注文をキャンセルしました",
    ko: "주문을 종료했습니다",
  },
  orderDelivered: {
    en: "It has been delivered",
    zh: "订单已交付",
    ja: "商品をお届けしました",
    ko: "상품을 전달했습니다",
  },
  orderHandedOver: {
    en: "The goods have been handed over",
    zh: "订单已取货",
    ja: "商品をお渡ししました",
    ko: "상품을 건네드렸습니다",
  },
  deliveredContentMissing: {
    en: "Say what the customer gets",
    zh: "请填写交付内容",
    ja: "お客様にお届けする内容を入力してください",
    ko: "고객에게 전달할 내용을 입력해 주세요",
  },
  deliveredContentTooLong: {
    en: "At most 5,000 characters",
    zh: "最多5000个字符",
    ja: "5,000文字以内で入力してください",
    ko: "5,000자 이내로 입력해 주세요",
  },
  parcelIncomplete: {
    en: "A carrier and a tracking number belong together",
    zh: "请同时填写快递公司和快递单号",
    ja: "配送会社と追跡番号は両方とも入力してください",
    ko: "택배사와 운송장 번호를 함께 입력해 주세요",
  },
  carrierTooLong: {
    en: "The name of a carrier has at most 40 characters",
    zh: "快递公司名称最多40个字符",
    ja: "配送会社名は40文字以内で入力してください",
    ko: "택배사 이름은 40자 이내로 입력해 주세요",
  },
  trackingNumberWrong: {
    en: "A tracking number has 4 to 40 letters, digits and hyphens",
    zh: "快递单号为4至40位字母、数字或连字符",
    ja: "追跡番号は4～40文字の英数字とハイフンで入力してください",
    ko: "운송장 번호는 4~40자의 영문, 숫자, 하이픈입니다",
  },
  pickupCodeShape: {
    en: "A code has six digits",
    zh: "提货码为6位数字",
    ja: "受け取りコードは6桁の数字です",
    ko: "픽업 코드는 숫자 6자리입니다",
  },
  pickupCodeUnknown: {
    en: "No order waits for this code",
    zh: "没有与此提货码对应的订单",
    ja: "このコードの注文はありません",
    ko: "이 코드로 픽업 대기 중인 주문이 없습니다",
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
  noticeOrderReady: {
    en: "{name} can be picked up. Your order has the code to show.",
    zh: "{name}可以自提了，请凭订单中的提货码取货。",
    ja: "{name}を店舗で受け取れます。注文に表示される受取コードをお見せください。",
    ko: "{name}을(를) 수령하실 수 있습니다. 주문에 있는 수령 코드를 보여 주세요.",
  },
  noticeOrderShipped: {
    en: "{name} is on its way to you. Order {number}.",
    zh: "{name}已发货，订单号 {number}。",
    ja: "{name}を発送しました。注文番号 {number}",
    ko: "{name}이(가) 발송되었습니다. 주문 번호 {number}",
  },
  noticeOrderDelivered: {
    en: "{name} has been delivered. You find it in order {number}.",
    zh: "{name}已发放，请在订单 {number} 中查看。",
    ja: "{name}をお届けしました。注文 {number} でご覧いただけます。",
    ko: "{name}이(가) 전달되었습니다. 주문 {number}에서 확인하세요.",
  },
  noticeOrderCompleted: {
    en: "{name} counts as received, because its time to confirm is over. Order {number}.",
    zh: "{name}超过确认期限，系统已自动确认收货，订单号 {number}。",
    ja: "{name}は確認期限を過ぎたため、受け取り済みになりました。注文番号 {number}",
    ko: "{name}은(는) 확인 기한이 지나 수령한 것으로 처리되었습니다. 주문 번호 {number}",
  },
  noticeOrderUnpaid: {
    en: "{name} was not paid in time, so order {number} is closed.",
    zh: "{name}未在时限内支付，订单 {number} 已关闭。",
    ja: "{name}のお支払いが期限内に確認できなかったため、注文 {number} はキャンセルされました。",
    ko: "{name}의 결제가 기한 내에 이루어지지 않아 주문 {number}이(가) 종료되었습니다.",
  },
  noticeOrderClosed: {
    en: "The shop has closed order {number} with {name}. What you paid goes back to you.",
    zh: "商家已关闭订单 {number}（{name}），已支付的金额将退还给您。",
    ja: "ショップが注文 {number}（{name}）をキャンセルしました。お支払い済みの金額は返金されます。",
    ko: "상점이 주문 {number}({name})을(를) 취소했습니다. 결제하신 금액은 환불됩니다.",
  },
  noticeUnpaidOrderClosed: {
    en: "The shop has closed order {number} with {name}. Nothing was paid for it.",
    zh: "商家已关闭订单 {number}（{name}），该订单未支付。",
    ja: "ショップが注文 {number}（{name}）をキャンセルしました。お支払いは発生していません。",
    ko: "상점이 주문 {number}({name})을(를) 취소했습니다. 결제된 금액은 없습니다.",
  },
  noticeRefundToWallet: {
    en: "{amount} for order {number} is back in your wallet.",
    zh: "订单 {number} 的 {amount} 已退回您的钱包。",
    ja: "注文 {number} の {amount} をウォレットに返金しました。",
    ko: "주문 {number}의 {amount}이(가) 지갑으로 환불되었습니다.",
  },
  noticeRefundToSource: {
    en: "{amount} for order {number} has gone back the way you paid.",
    zh: "订单 {number} 的 {amount} 已原路退回。",
    ja: "注文 {number} の {amount} をお支払い方法に返金しました。",
    ko: "주문 {number}의 {amount}이(가) 결제하신 수단으로 환불되었습니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof orderMessages, Texts> {}
}
