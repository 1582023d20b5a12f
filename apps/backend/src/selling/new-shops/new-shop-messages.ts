import type { Texts } from "../../platform/store/language.ts";

/** The messages about shops that are to be made, in the order in which a form is checked. */
export const newShopMessages = {
  shopTradeNeeded: {
    en: "Please choose a main category",
    zh: "请选择主营类目",
    ja: "主な取扱カテゴリを選択してください",
    ko: "주요 카테고리를 선택해 주세요",
  },
  shopTradeGone: {
    en: "This category does not exist",
    zh: "主营类目不存在",
    ja: "このカテゴリは存在しません",
    ko: "존재하지 않는 카테고리입니다",
  },
  shopNameNeeded: {
    en: "Please enter the merchant name",
    zh: "请填写商家名称",
    ja: "ショップ名を入力してください",
    ko: "상점 이름을 입력해 주세요",
  },
  shopNameCharacters: {
    en: "A merchant name has letters, digits, spaces and & ' . - only",
    zh: "商家名称只能包含文字、数字、空格和 & ' . -",
    ja: "ショップ名に使えるのは文字、数字、スペースと & ' . - です",
    ko: "상점 이름에는 문자, 숫자, 공백과 & ' . -만 사용할 수 있습니다",
  },
  shopNameTooLong: {
    en: "A merchant name has at most {name} characters",
    zh: "商家名称最多{name}个字符",
    ja: "ショップ名は{name}文字以内で入力してください",
    ko: "상점 이름은 {name}자 이내로 입력해 주세요",
  },
  shopNameTaken: {
    en: "This merchant name is already taken",
    zh: "商家名称已存在",
    ja: "このショップ名はすでに使われています",
    ko: "이미 사용 중인 상점 이름입니다",
  },
  shopAccountTaken: {
    en: "This account name is already taken",
    zh: "商家账号已存在",
    ja: "このアカウント名はすでに使われています",
    ko: "이미 사용 중인 계정 이름입니다",
  },
  shopMade: {
    en: "The shop is made",
    zh: "店铺已创建",
    ja: "ショップを作成しました",
    ko: "상점을 만들었습니다",
  },
  merchantAgreementNeeded: {
    en: "Please read and accept the merchant agreement as it is now",
    zh: "请阅读并同意最新的商家入驻协议",
    ja: "現在の出店規約をお読みのうえ、同意してください",
    ko: "현재 입점 약관을 읽고 동의해 주세요",
  },
  invitationNoteWrong: {
    en: "Please say in 1 to 100 characters whom it is for",
    zh: "请用1至100个字符说明邀请对象",
    ja: "誰への招待かを1～100文字で入力してください",
    ko: "누구를 초대하는지 1~100자로 입력해 주세요",
  },
  invitationMade: {
    en: "The invitation is made",
    zh: "邀请已创建",
    ja: "招待を作成しました",
    ko: "초대를 만들었습니다",
  },
  invitationGone: {
    en: "There is no such invitation that is still open",
    zh: "没有此有效邀请",
    ja: "その招待は有効ではありません",
    ko: "유효한 초대가 없습니다",
  },
  invitationWithdrawn: {
    en: "The invitation is withdrawn",
    zh: "邀请已撤回",
    ja: "招待を取り消しました",
    ko: "초대를 철회했습니다",
  },
  invitationOver: {
    en: "This link is of no use any more: please ask whoever has invited you for another one",
    zh: "该链接已失效，请联系邀请人重新获取",
    ja: "このリンクは無効です。招待した方に新しいリンクを依頼してください",
    ko: "더 이상 사용할 수 없는 링크입니다. 초대한 분에게 새 링크를 요청해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof newShopMessages, Texts> {}
}
