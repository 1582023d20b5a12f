import type { Texts } from "../../platform/store/language.ts";

/** The messages about withdrawing from contracts. */
export const withdrawalMessages = {
  withdrawalUnpaid: {
    en: "This order has not been paid: it can simply be cancelled",
    zh: "该订单尚未支付，可直接取消",
    ja: "この注文は未払いです。そのままキャンセルできます",
    ko: "아직 결제되지 않은 주문입니다. 바로 취소할 수 있습니다",
  },
  withdrawalClosed: {
    en: "This order is closed: there is nothing left to withdraw from",
    zh: "该订单已关闭，没有可退货的商品",
    ja: "この注文はキャンセル済みのため、返品できる商品はありません",
    ko: "취소된 주문이므로 반품할 상품이 없습니다",
  },
  withdrawalOver: {
    en: "The time to withdraw from this contract is over",
    zh: "已超过无理由退货的期限",
    ja: "理由を問わず返品できる期間を過ぎています",
    ko: "단순 변심 반품 기간이 지났습니다",
  },
  withdrawalNothing: {
    en: "Nothing of this order can be withdrawn from",
    zh: "该订单中没有可无理由退货的商品",
    ja: "この注文には理由を問わず返品できる商品がありません",
    ko: "이 주문에는 단순 변심으로 반품할 수 있는 상품이 없습니다",
  },
  withdrawalHeld: {
    en: "A request for this is already under way",
    zh: "该商品的申请正在处理中",
    ja: "この商品の申請はすでに進行中です",
    ko: "이미 신청이 진행 중인 상품입니다",
  },
  withdrawalLinesWrong: {
    en: "Please choose what you withdraw from",
    zh: "请选择要退货的商品",
    ja: "返品する商品を選択してください",
    ko: "반품할 상품을 선택해 주세요",
  },
  withdrawalNameNeeded: {
    en: "Please enter your name",
    zh: "请填写姓名",
    ja: "お名前を入力してください",
    ko: "이름을 입력해 주세요",
  },
  withdrawalContactNeeded: {
    en: "Please say how you can be reached",
    zh: "请填写联系方式",
    ja: "連絡先を入力してください",
    ko: "연락처를 입력해 주세요",
  },
  withdrawalGone: {
    en: "This receipt does not exist",
    zh: "该回执不存在",
    ja: "この控えは存在しません",
    ko: "존재하지 않는 확인서입니다",
  },
  withdrawalReceived: {
    en: "Your withdrawal has been received",
    zh: "已收到您的退货申请",
    ja: "返品を受け付けました",
    ko: "반품이 접수되었습니다",
  },
  excludedVirtual: {
    en: "Excluded: digital content that has been delivered",
    zh: "不支持无理由退货：已交付的数字内容",
    ja: "対象外：提供済みのデジタルコンテンツ",
    ko: "제외: 이미 제공된 디지털 콘텐츠",
  },
  excluded_custom: {
    en: "Excluded: made for you alone or clearly personalised",
    zh: "不支持无理由退货：定制或个性化商品",
    ja: "対象外：オーダーメイドまたは名入れの商品",
    ko: "제외: 주문 제작 또는 개인 맞춤 상품",
  },
  excluded_perishable: {
    en: "Excluded: goods that perish or expire quickly",
    zh: "不支持无理由退货：易腐坏或保质期短的商品",
    ja: "対象外：傷みやすい、または期限の短い商品",
    ko: "제외: 변질되기 쉽거나 유통기한이 짧은 상품",
  },
  excluded_sealed: {
    en: "Excluded once unsealed, for health or hygiene",
    zh: "不支持无理由退货：出于健康或卫生原因密封的商品",
    ja: "対象外：健康・衛生上の理由で密封された商品",
    ko: "제외: 건강·위생상 밀봉된 상품",
  },
  excluded_media: {
    en: "Excluded: sealed recordings or software",
    zh: "不支持无理由退货：密封的音像制品或软件",
    ja: "対象外：密封された録音・録画・ソフトウェア",
    ko: "제외: 밀봉된 음반·영상물·소프트웨어",
  },
  excluded_digital: {
    en: "Excluded: digital content",
    zh: "不支持无理由退货：数字内容",
    ja: "対象外：デジタルコンテンツ",
    ko: "제외: 디지털 콘텐츠",
  },
  excluded_dated: {
    en: "Excluded: a service for a fixed date",
    zh: "不支持无理由退货：约定日期的服务",
    ja: "対象外：日時が指定されたサービス",
    ko: "제외: 날짜가 정해진 서비스",
  },
  excluded_press: {
    en: "Excluded: newspapers and magazines",
    zh: "不支持无理由退货：报纸和期刊",
    ja: "対象外：新聞・雑誌",
    ko: "제외: 신문·잡지",
  },
  noticeWithdrawal: {
    en: "We have received your withdrawal from order {number} on {date}. {amount} will come back to you.",
    zh: "我们已于 {date} 收到您对订单 {number} 的退货申请，将退还 {amount}。",
    ja: "{date}に注文{number}の返品を受け付けました。{amount}を返金します。",
    ko: "{date}에 주문 {number}의 반품을 접수했습니다. {amount} 환불해 드립니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof withdrawalMessages, Texts> {}
}
