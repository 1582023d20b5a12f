import type { Texts } from "../../platform/store/language.ts";

/** The messages about after-sales requests. */
export const afterSaleMessages = {
  afterSaleGone: {
    en: "This request does not exist",
    zh: "售后申请不存在",
    ja: "この申請は存在しません",
    ko: "존재하지 않는 신청입니다",
  },
  afterSaleNotOffered: {
    en: "Nothing can be requested for this order",
    zh: "该订单无法申请售后",
    ja: "この注文では返品・返金を申請できません",
    ko: "반품/환불을 신청할 수 없는 주문입니다",
  },
  afterSaleCashDue: {
    en: "The cash for this order is not recorded yet. Until it is sent it can be cancelled; whoever has paid confirms the receipt",
    zh: "该订单的货款尚未登记：发货前可取消；如已支付，请确认收货",
    ja: "この注文の代金はまだ記録されていません。発送前はキャンセルでき、お支払い済みの場合は受け取りを確認してください",
    ko: "이 주문의 대금이 아직 기록되지 않았습니다. 발송 전에는 취소할 수 있고, 이미 결제하셨다면 수령을 확인해 주세요",
  },
  afterSaleNoReturn: {
    en: "The shop has no address for returns",
    zh: "该商家未设置售后地址",
    ja: "このショップには返品先の住所がありません",
    ko: "상점에 반품 주소가 등록되어 있지 않습니다",
  },
  afterSaleHeld: {
    en: "This has already been requested",
    zh: "该订单已申请过售后，请勿重复申请",
    ja: "すでに申請済みです",
    ko: "이미 신청되었습니다",
  },
  afterSaleOver: {
    en: "The time for requests is over",
    zh: "不在售后时间内",
    ja: "申請期間を過ぎています",
    ko: "신청 기간이 지났습니다",
  },
  afterSaleReasonNeeded: {
    en: "Please choose a reason",
    zh: "请选择退款原因",
    ja: "理由を選択してください",
    ko: "사유를 선택해 주세요",
  },
  afterSaleTextTooLong: {
    en: "This text is too long",
    zh: "内容过长",
    ja: "文章が長すぎます",
    ko: "내용이 너무 깁니다",
  },
  afterSaleTooMany: {
    en: "So many pieces cannot be requested",
    zh: "申请数量超出可申请数量",
    ja: "申請できる数量を超えています",
    ko: "신청 가능한 수량을 초과했습니다",
  },
  afterSaleDecided: {
    en: "The decision has been stored",
    zh: "处理结果已保存",
    ja: "対応を保存しました",
    ko: "처리 결과를 저장했습니다",
  },
  afterSaleRefusalNeeded: {
    en: "Say why: the customer reads it",
    zh: "请填写原因，顾客会看到",
    ja: "理由を入力してください。お客様に表示されます",
    ko: "사유를 입력해 주세요. 고객에게 표시됩니다",
  },
  afterSaleRefusalTooLong: {
    en: "At most 200 characters",
    zh: "最多200个字符",
    ja: "200文字以内で入力してください",
    ko: "200자 이내로 입력해 주세요",
  },
  afterSaleNotToDecide: {
    en: "This request is not waiting for a decision",
    zh: "该售后申请不是待处理状态",
    ja: "この申請は審査待ちではありません",
    ko: "처리 대기 중인 신청이 아닙니다",
  },
  afterSaleNotToSend: {
    en: "No goods are to be sent back for this request",
    zh: "该售后申请不是待退货状态",
    ja: "この申請は返送待ちではありません",
    ko: "반송 대기 중인 신청이 아닙니다",
  },
  afterSaleNotSent: {
    en: "No goods have been sent back for this request",
    zh: "该售后申请不是待收货状态",
    ja: "この申請では商品が返送されていません",
    ko: "반송된 상품이 없는 신청입니다",
  },
  afterSaleNotToPay: {
    en: "This request is not waiting for its money",
    zh: "该售后申请不是等待退款状态",
    ja: "この申請は返金待ちではありません",
    ko: "환불 대기 중인 신청이 아닙니다",
  },
  afterSaleNotToAsk: {
    en: "This request cannot be made again",
    zh: "该售后申请无法重新提交",
    ja: "この申請は再提出できません",
    ko: "다시 제출할 수 없는 신청입니다",
  },
  afterSaleNotRevocable: {
    en: "This request can no longer be withdrawn",
    zh: "该售后申请无法撤销",
    ja: "この申請は取り下げできません",
    ko: "철회할 수 없는 신청입니다",
  },
  returnCarrierNeeded: {
    en: "Please enter the carrier",
    zh: "请填写快递公司",
    ja: "配送会社を入力してください",
    ko: "택배사를 입력해 주세요",
  },
  returnNumberNeeded: {
    en: "Please enter the tracking number",
    zh: "请填写快递单号",
    ja: "送り状番号を入力してください",
    ko: "운송장 번호를 입력해 주세요",
  },
  returnNumberWrong: {
    en: "A tracking number has letters and digits only",
    zh: "快递单号只能是字母和数字",
    ja: "送り状番号は半角英数字で入力してください",
    ko: "운송장 번호는 영문자와 숫자만 사용할 수 있습니다",
  },
  afterSaleApplied: {
    en: "The request has been sent",
    zh: "售后申请成功!",
    ja: "申請しました",
    ko: "신청되었습니다",
  },
  returnStored: {
    en: "Submitted",
    zh: "提交成功！",
    ja: "送信しました",
    ko: "제출되었습니다",
  },
  afterSaleRevoked: {
    en: "The request has been withdrawn",
    zh: "撤销成功",
    ja: "申請を取り下げました",
    ko: "신청이 철회되었습니다",
  },
  noticeAfterSaleReturn: {
    en: "The shop agrees to take {name} back. Please send it, and enter the tracking number in request {number}.",
    zh: "商家已同意{name}的退货申请，请寄回商品并在售后单 {number} 中填写快递单号。",
    ja: "ショップが{name}の返品を承認しました。商品を返送し、申請{number}に送り状番号を入力してください。",
    ko: "상점이 {name}의 반품을 승인했습니다. 상품을 보내고 신청 {number}에 운송장 번호를 입력해 주세요.",
  },
  noticeAfterSaleRefused: {
    en: "The shop has refused request {number} for {name}: {remark}",
    zh: "商家已拒绝{name}的售后申请 {number}：{remark}",
    ja: "{name}の申請{number}はショップに却下されました：{remark}",
    ko: "상점이 {name} 신청({number})을 거절했습니다: {remark}",
  },
  noticeAfterSaleGoodsRefused: {
    en: "The shop has refused what you sent back, {name}, for request {number}: {remark}",
    zh: "商家已拒收您退回的{name}（售后单 {number}）：{remark}",
    ja: "返送された{name}（申請{number}）はショップに受け取りを拒否されました：{remark}",
    ko: "상점이 반송된 {name}(신청 {number})의 수령을 거절했습니다: {remark}",
  },
  noticeAfterSaleExpired: {
    en: "{name} was not sent back in time, so request {number} has ended.",
    zh: "{name}未在时限内寄回，售后申请 {number} 已关闭。",
    ja: "{name}が期限内に返送されなかったため、申請{number}は終了しました。",
    ko: "상품이 기한 내에 반송되지 않아 {name} 신청({number})이 종료되었습니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof afterSaleMessages, Texts> {}
}
