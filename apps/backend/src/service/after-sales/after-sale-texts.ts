import type { Language, Texts } from "../../platform/store/language.ts";
import type { AfterSaleState, AfterSaleType } from "../../platform/store/schema/after-sales.ts";

const states: Readonly<Record<AfterSaleState, Texts>> = {
  applied: { en: "Applied", zh: "申请退款", ja: "申請済み", ko: "신청 완료" },
  refused: { en: "Refused by the shop", zh: "商家拒绝", ja: "ショップが却下", ko: "상점 거절" },
  toReturn: { en: "To be sent back", zh: "商品待退货", ja: "商品の返送待ち", ko: "반송 대기" },
  returned: { en: "On the way to the shop", zh: "商家待收货", ja: "ショップの受け取り待ち", ko: "상점으로 반송 중" },
  goodsRefused: {
    en: "Goods refused by the shop",
    zh: "商家拒收货",
    ja: "ショップが受け取り拒否",
    ko: "상점 수령 거부",
  },
  refunding: { en: "Waiting for the refund", zh: "等待退款", ja: "返金待ち", ko: "환불 대기" },
  refunded: { en: "Refunded", zh: "退款成功", ja: "返金済み", ko: "환불 완료" },
  revoked: { en: "Revoked", zh: "已撤销", ja: "取り下げ済み", ko: "철회됨" },
};

/** The state of a revoked request whose place a withdrawal has taken. */
export const replacedText: Texts = {
  en: "Replaced by your withdrawal",
  zh: "已转为无理由退货",
  ja: "理由不要の返品に切り替え済み",
  ko: "단순 변심 반품으로 전환됨",
};

export function afterSaleStateText(state: AfterSaleState, language: Language): string {
  return states[state][language];
}

const types: Readonly<Record<AfterSaleType, Texts>> = {
  refund: { en: "Refund only", zh: "仅退款", ja: "返金のみ", ko: "환불만" },
  return: { en: "Return and refund", zh: "退款退货", ja: "返品・返金", ko: "반품 및 환불" },
};

export function afterSaleTypeText(type: AfterSaleType, language: Language): string {
  return types[type][language];
}

/** What clients offer as reasons, in the contract's order. */
const reasons: readonly Texts[] = [
  {
    en: "7-day return without a reason",
    zh: "7天无理由退换货",
    ja: "7日以内の返品（理由不要）",
    ko: "7일 이내 단순 반품",
  },
  {
    en: "The size is not as described",
    zh: "大小尺寸与商品描述不符",
    ja: "サイズが説明と異なる",
    ko: "크기가 설명과 다름",
  },
  {
    en: "Colour, pattern or style is not as described",
    zh: "颜色/图案/款式不符",
    ja: "色・柄・デザインが異なる",
    ko: "색상·무늬·디자인이 다름",
  },
  { en: "Poor workmanship or flaws", zh: "做工粗糙/有瑕疵", ja: "作りが粗い・傷がある", ko: "마감 불량 또는 흠집" },
  { en: "A problem with the quality", zh: "质量问题", ja: "品質に問題がある", ko: "품질 문제" },
  { en: "Something else was sent", zh: "卖家发错货", ja: "違う商品が届いた", ko: "다른 상품이 배송됨" },
  {
    en: "Something is missing",
    zh: "少件（含缺少配件）",
    ja: "不足がある（付属品を含む）",
    ko: "누락됨(부속품 포함)",
  },
  {
    en: "I do not like it, or do not want it",
    zh: "不喜欢/不想要",
    ja: "気に入らない・不要になった",
    ko: "마음에 들지 않음",
  },
  { en: "The parcel never arrived", zh: "快递/物流一直未送到", ja: "荷物が届かない", ko: "택배가 도착하지 않음" },
  { en: "The parcel was empty", zh: "空包裹", ja: "中身が空だった", ko: "빈 택배" },
  { en: "The parcel cannot be tracked", zh: "快递/物流无跟踪记录", ja: "配送状況を追跡できない", ko: "배송 조회 불가" },
  {
    en: "Damaged, and refused on delivery",
    zh: "货物破损已拒签",
    ja: "破損のため受け取りを拒否した",
    ko: "파손되어 수령을 거부함",
  },
  { en: "Something else", zh: "其他", ja: "その他", ko: "기타" },
];

export function reasonTexts(language: Language): readonly string[] {
  return reasons.map((texts) => texts[language]);
}

/** Why the shops of a demo refuse. */
export const demoRefusals = {
  explain: {
    en: "Please tell us what is wrong with it, or show it in a picture.",
    zh: "请说明商品的问题，或上传图片。",
    ja: "商品の問題点をご説明いただくか、写真を添付してください。",
    ko: "상품에 어떤 문제가 있는지 설명하거나 사진을 올려 주세요.",
  },
  used: {
    en: "What came back has been used.",
    zh: "退回的商品已使用过。",
    ja: "返送された商品に使用の跡がありました。",
    ko: "반송된 상품에 사용 흔적이 있습니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** The reason of what a withdrawal from the contract asks for. */
export const withdrawalReason = {
  en: "Withdrawal from the contract",
  zh: "无理由退货",
  ja: "理由不要の返品",
  ko: "단순 변심 반품",
} as const satisfies Texts;

const knownTexts: readonly Texts[] = [...reasons, withdrawalReason, ...Object.values(demoRefusals)];

/** A text that was chosen in one language, in that of whoever reads it; words of somebody's own stay as they are. */
export function inReadersLanguage(text: string, language: Language): string {
  return knownTexts.find((texts) => Object.values(texts).includes(text))?.[language] ?? text;
}
