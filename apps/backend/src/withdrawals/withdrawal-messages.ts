import type { Texts } from "../store/language.ts";

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
    zh: "该订单已关闭，没有可撤回的内容",
    ja: "この注文はキャンセル済みのため、撤回できる商品はありません",
    ko: "종료된 주문이므로 청약을 철회할 상품이 없습니다",
  },
  withdrawalOver: {
    en: "The time to withdraw from this contract is over",
    zh: "已超过撤回合同的期限",
    ja: "契約を撤回できる期間を過ぎています",
    ko: "청약 철회 기간이 지났습니다",
  },
  withdrawalNothing: {
    en: "Nothing of this order can be withdrawn from",
    zh: "该订单中没有可撤回的商品",
    ja: "この注文には撤回できる商品がありません",
    ko: "이 주문에는 청약을 철회할 수 있는 상품이 없습니다",
  },
  withdrawalHeld: {
    en: "A request for this is already under way",
    zh: "该商品的申请正在处理中",
    ja: "この商品の申請はすでに進行中です",
    ko: "이미 신청이 진행 중인 상품입니다",
  },
  withdrawalLinesWrong: {
    en: "Please choose what you withdraw from",
    zh: "请选择要撤回的商品",
    ja: "撤回する商品を選択してください",
    ko: "청약을 철회할 상품을 선택해 주세요",
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
    ja: "この受領書は存在しません",
    ko: "존재하지 않는 확인서입니다",
  },
  withdrawalReceived: {
    en: "Your withdrawal has been received",
    zh: "已收到您的撤回声明",
    ja: "撤回の申し出を受け付けました",
    ko: "청약 철회가 접수되었습니다",
  },
  excludedVirtual: {
    en: "Excluded: digital content that has been delivered",
    zh: "不可撤回：已交付的数字内容",
    ja: "対象外：提供済みのデジタルコンテンツ",
    ko: "제외: 이미 제공된 디지털 콘텐츠",
  },
  excluded_custom: {
    en: "Excluded: made for you alone or clearly personalised",
    zh: "不可撤回：定制或个性化商品",
    ja: "対象外：オーダーメイドまたは名入れの商品",
    ko: "제외: 주문 제작 또는 개인 맞춤 상품",
  },
  excluded_perishable: {
    en: "Excluded: goods that perish or expire quickly",
    zh: "不可撤回：易腐坏或保质期短的商品",
    ja: "対象外：傷みやすい、または期限の短い商品",
    ko: "제외: 변질되기 쉽거나 유통기한이 짧은 상품",
  },
  excluded_sealed: {
    en: "Excluded once unsealed, for health or hygiene",
    zh: "不可撤回：出于健康或卫生原因密封的商品",
    ja: "対象外：健康・衛生上の理由で密封された商品",
    ko: "제외: 건강·위생상 밀봉된 상품",
  },
  excluded_media: {
    en: "Excluded: sealed recordings or software",
    zh: "不可撤回：密封的音像制品或软件",
    ja: "対象外：密封された録音・録画・ソフトウェア",
    ko: "제외: 밀봉된 음반·영상물·소프트웨어",
  },
  excluded_digital: {
    en: "Excluded: digital content",
    zh: "不可撤回：数字内容",
    ja: "対象外：デジタルコンテンツ",
    ko: "제외: 디지털 콘텐츠",
  },
  excluded_dated: {
    en: "Excluded: a service for a fixed date",
    zh: "不可撤回：约定日期的服务",
    ja: "対象外：日時が指定されたサービス",
    ko: "제외: 날짜가 정해진 서비스",
  },
  excluded_press: {
    en: "Excluded: newspapers and magazines",
    zh: "不可撤回：报纸和期刊",
    ja: "対象外：新聞・雑誌",
    ko: "제외: 신문·잡지",
  },
  noticeWithdrawal: {
    en: "We have received your withdrawal from order {number} on {date}. {amount} will come back to you.",
    zh: "我们已于 {date} 收到您对订单 {number} 的撤回声明，将退回 {amount}。",
    ja: "{date}に注文 {number} の撤回の申し出を受け付けました。{amount}を返金します。",
    ko: "{date}에 주문 {number}의 청약 철회를 접수했습니다. {amount}을(를) 돌려드립니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof withdrawalMessages, Texts> {}
}
