import type { Texts } from "../../platform/store/language.ts";

/** The messages about documents that categories require. */
export const requiredDocumentMessages = {
  requiredDocumentSaved: {
    en: "The document is saved",
    zh: "资质要求已保存",
    ja: "必要書類を保存しました",
    ko: "필요 서류를 저장했습니다",
  },
  requiredDocumentRemoved: {
    en: "The document is not required any more",
    zh: "已不再要求该资质",
    ja: "この書類は不要になりました",
    ko: "더 이상 필요하지 않은 서류로 바꿨습니다",
  },
  requiredDocumentGone: {
    en: "This document is not required any more",
    zh: "该资质已不再要求",
    ja: "この書類はもう必要ありません",
    ko: "더 이상 필요하지 않은 서류입니다",
  },
  requiredDocumentChangedMeanwhile: {
    en: "Somebody has changed what is required meanwhile; please look at it again",
    zh: "资质要求在此期间已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が必要書類を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 필요 서류를 변경했습니다. 다시 확인해 주세요",
  },
  requiredDocumentsTooMany: {
    en: "A category requires at most {name} documents",
    zh: "一个商品分类最多可要求{name}项资质",
    ja: "1つのカテゴリに指定できる必要書類は最大{name}件です",
    ko: "한 카테고리에 필요한 서류는 최대 {name}개입니다",
  },
  documentSent: {
    en: "The document has been sent",
    zh: "资质文件已提交",
    ja: "書類を送信しました",
    ko: "서류를 보냈습니다",
  },
  documentFileMissing: {
    en: "Please choose a file",
    zh: "请选择文件",
    ja: "ファイルを選択してください",
    ko: "파일을 선택해 주세요",
  },
  documentExpiryMissing: {
    en: "Please enter until when it is valid",
    zh: "请填写有效期截止日期",
    ja: "有効期限を入力してください",
    ko: "유효 기간 종료일을 입력해 주세요",
  },
  documentExpired: {
    en: "This document has expired",
    zh: "该资质文件已过有效期",
    ja: "この書類は有効期限が切れています",
    ko: "유효 기간이 지난 서류입니다",
  },
  documentSentMeanwhile: {
    en: "Somebody has sent this document meanwhile; please look at it again",
    zh: "在此期间已有人提交该资质文件，请重新查看",
    ja: "その間に他の人がこの書類を送信しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 서류를 보냈습니다. 다시 확인해 주세요",
  },
  documentAccepted: {
    en: "The document has been accepted",
    zh: "资质文件已通过",
    ja: "書類を承認しました",
    ko: "서류를 승인했습니다",
  },
  documentRefused: {
    en: "The document has been refused",
    zh: "资质文件未通过",
    ja: "書類を却下しました",
    ko: "서류를 거절했습니다",
  },
  shopDocumentGone: {
    en: "This document is gone",
    zh: "该资质文件已不存在",
    ja: "この書類はもうありません",
    ko: "더 이상 없는 서류입니다",
  },
  documentDecidedMeanwhile: {
    en: "Another document has been sent, or somebody has decided about it meanwhile; please look at it again",
    zh: "在此期间店铺已提交新文件，或已有人处理，请重新查看后再操作",
    ja: "その間に新しい書類が送信されたか、他の人が処理しました。もう一度ご確認ください",
    ko: "그사이 새 서류가 제출되었거나 다른 사람이 처리했습니다. 다시 확인해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof requiredDocumentMessages, Texts> {}
}
