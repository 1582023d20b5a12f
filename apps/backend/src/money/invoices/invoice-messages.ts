import type { Texts } from "../../platform/store/language.ts";

/** The messages about invoices. */
export const invoiceMessages = {
  invoiceIssued: {
    en: "The invoice has been issued",
    zh: "发票已开具",
    ja: "領収書を発行しました",
    ko: "영수증이 발급되었습니다",
  },
  invoiceGone: {
    en: "There is no invoice of this order",
    zh: "该订单没有发票",
    ja: "このご注文の領収書はありません",
    ko: "이 주문의 영수증이 없습니다",
  },
  invoiceOrderUnpaid: {
    en: "There is an invoice once the order is paid",
    zh: "订单支付后才能开具发票",
    ja: "ご注文のお支払い後に領収書を発行できます",
    ko: "주문 결제 후에 영수증을 발급받을 수 있습니다",
  },
  invoiceOrderClosed: {
    en: "The order is closed or refunded, so there is no invoice",
    zh: "订单已关闭或已退款，无法开具发票",
    ja: "ご注文がキャンセルまたは返金済みのため、領収書を発行できません",
    ko: "취소되었거나 환불된 주문은 영수증을 발급받을 수 없습니다",
  },
  invoiceNothingPaid: {
    en: "Nothing was paid for this order, so there is no invoice",
    zh: "该订单实付金额为零，无法开具发票",
    ja: "お支払いが発生していないご注文には領収書を発行できません",
    ko: "결제 금액이 없는 주문은 영수증을 발급받을 수 없습니다",
  },
  invoiceNotOffered: {
    en: "This shop issues no invoices",
    zh: "该店铺不提供发票",
    ja: "このショップは領収書を発行していません",
    ko: "이 상점은 영수증을 발급하지 않습니다",
  },
  invoiceSpecialNotOffered: {
    en: "This shop issues no invoices with tax registration",
    zh: "该店铺不提供专用发票",
    ja: "このショップは税務登録情報入りの領収書を発行していません",
    ko: "이 상점은 세무 등록 정보가 포함된 영수증을 발급하지 않습니다",
  },
  invoiceSpecialNeedsCompany: {
    en: "Only a company can have an invoice with tax registration",
    zh: "个人抬头不能开具专用发票",
    ja: "税務登録情報入りの領収書は法人のみ発行できます",
    ko: "세무 등록 정보가 포함된 영수증은 회사만 받을 수 있습니다",
  },
  invoiceAlreadyIssued: {
    en: "The invoice of this order has been issued with other details and stays as it is",
    zh: "该订单的发票已按其他信息开具，不能更改",
    ja: "このご注文の領収書は別の内容で発行済みのため、変更できません",
    ko: "이 주문의 영수증은 이미 다른 정보로 발급되어 변경할 수 없습니다",
  },
  invoiceTypeWrong: {
    en: "Choose a kind of invoice",
    zh: "请选择发票类型",
    ja: "領収書の種類を選択してください",
    ko: "영수증 종류를 선택해 주세요",
  },
  invoiceTitleWrong: {
    en: "Choose whom the invoice is for",
    zh: "请选择发票抬头类型",
    ja: "領収書の宛名の種類を選択してください",
    ko: "영수증 대상을 선택해 주세요",
  },
  invoiceNameNeeded: {
    en: "Enter the name on the invoice, 100 characters at most",
    zh: "请填写发票抬头，最多 100 个字符",
    ja: "領収書の宛名を100文字以内で入力してください",
    ko: "영수증에 표시할 이름을 100자 이내로 입력해 주세요",
  },
  invoiceEmailWrong: {
    en: "Enter a valid email address",
    zh: "请填写正确的邮箱地址",
    ja: "正しいメールアドレスを入力してください",
    ko: "올바른 이메일 주소를 입력해 주세요",
  },
  invoiceTaxNumberNeeded: {
    en: "Enter the tax number: 5 to 30 letters and digits",
    zh: "请填写税号，5 至 30 位字母或数字",
    ja: "納税者番号を5～30文字の英数字で入力してください",
    ko: "납세자 번호를 영문자와 숫자 5~30자로 입력해 주세요",
  },
  invoiceAddressNeeded: {
    en: "Enter the registered address, 200 characters at most",
    zh: "请填写注册地址，最多 200 个字符",
    ja: "登録住所を200文字以内で入力してください",
    ko: "등록 주소를 200자 이내로 입력해 주세요",
  },
  invoiceTelephoneNeeded: {
    en: "Enter the registered telephone number",
    zh: "请填写正确的注册电话",
    ja: "登録電話番号を正しく入力してください",
    ko: "등록 전화번호를 올바르게 입력해 주세요",
  },
  invoiceBankNeeded: {
    en: "Enter the bank, 100 characters at most",
    zh: "请填写开户银行，最多 100 个字符",
    ja: "銀行名を100文字以内で入力してください",
    ko: "은행명을 100자 이내로 입력해 주세요",
  },
  invoiceBankAccountNeeded: {
    en: "Enter the bank account: 5 to 40 letters and digits",
    zh: "请填写银行账号，5 至 40 位字母或数字",
    ja: "口座番号を5～40文字の英数字で入力してください",
    ko: "계좌번호를 영문자와 숫자 5~40자로 입력해 주세요",
  },
  invoiceBusy: {
    en: "Many invoices are being made at the moment; please try again shortly",
    zh: "当前生成发票的人较多，请稍后重试",
    ja: "現在、領収書の作成が混み合っています。しばらくしてからもう一度お試しください",
    ko: "지금은 영수증 발급 요청이 많습니다. 잠시 후 다시 시도해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof invoiceMessages, Texts> {}
}
