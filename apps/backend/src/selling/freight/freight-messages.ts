import type { Texts } from "../../platform/store/language.ts";

/** What is said to merchants about their freight templates. */
export const freightMessages = {
  freightSaved: {
    en: "The freight template is saved",
    zh: "运费模板已保存",
    ja: "送料テンプレートを保存しました",
    ko: "배송비 템플릿을 저장했습니다",
  },
  freightRemoved: {
    en: "The freight template has been removed",
    zh: "运费模板已删除",
    ja: "送料テンプレートを削除しました",
    ko: "배송비 템플릿을 삭제했습니다",
  },
  freightTemplateGone: {
    en: "This freight template is gone",
    zh: "该运费模板已不存在",
    ja: "この送料テンプレートはもうありません",
    ko: "더 이상 없는 배송비 템플릿입니다",
  },
  freightChangedMeanwhile: {
    en: "Somebody has changed this freight meanwhile; please look at it again",
    zh: "运费已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が送料を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 배송비를 변경했습니다. 다시 확인해 주세요",
  },
  freightNameWrong: {
    en: "A freight template has a name of 1 to 40 characters",
    zh: "运费模板名称为1至40个字符",
    ja: "送料テンプレートの名前は1～40文字で入力してください",
    ko: "배송비 템플릿 이름은 1~40자로 입력해 주세요",
  },
  freightTemplatesTooMany: {
    en: "A shop has {name} freight templates at most",
    zh: "每个店铺最多{name}个运费模板",
    ja: "1つのショップの送料テンプレートは{name}個までです",
    ko: "상점당 배송비 템플릿은 최대 {name}개까지 만들 수 있습니다",
  },
  freightRulesWrong: {
    en: "Please enter 1 to {name} rows of freight",
    zh: "请填写1至{name}行运费",
    ja: "送料の行は1～{name}行で入力してください",
    ko: "배송비를 1~{name}줄로 입력해 주세요",
  },
  freightAmountWrong: {
    en: "Please enter an amount such as 12.00",
    zh: "请输入金额，例如 12.00",
    ja: "12.00のような金額を入力してください",
    ko: "12.00과 같은 금액을 입력해 주세요",
  },
  freightAmountTooHigh: {
    en: "Please enter {name} at most",
    zh: "金额不能超过{name}",
    ja: "{name}以内の金額を入力してください",
    ko: "{name} 이하의 금액을 입력해 주세요",
  },
  freightUnitsWrong: {
    en: "Please enter a whole number from 1 to {name}",
    zh: "请输入1至{name}的整数",
    ja: "1～{name}の整数を入力してください",
    ko: "1~{name}의 정수를 입력해 주세요",
  },
  freightRegionUnknown: {
    en: "One of these regions does not exist",
    zh: "所选地区不存在",
    ja: "存在しない地域が含まれています",
    ko: "존재하지 않는 지역이 포함되어 있습니다",
  },
  freightRegionsTooMany: {
    en: "Please choose {name} regions at most; a province stands for all that is in it",
    zh: "最多选择{name}个地区，选择省份即包含其全部地区",
    ja: "地域は{name}件まで選択できます。省を選ぶとその全域が含まれます",
    ko: "지역은 최대 {name}개까지 선택할 수 있습니다. 성을 선택하면 그 전체가 포함됩니다",
  },
  freightRegionTwice: {
    en: "Two rows name the same region",
    zh: "同一地区出现在两行中",
    ja: "同じ地域が2つの行にあります",
    ko: "같은 지역이 두 줄에 있습니다",
  },
  freightWithoutWeight: {
    en: "Products without a weight: {name}. By this template sending them would cost too little",
    zh: "有{name}件商品没有重量，使用此模板会少收运费",
    ja: "重量のない商品が{name}点あり、このテンプレートでは送料が不足します",
    ko: "무게가 없는 상품이 {name}개 있어 이 템플릿으로는 배송비가 부족하게 청구됩니다",
  },
  freightWithoutVolume: {
    en: "Products without a volume: {name}. By this template sending them would cost too little",
    zh: "有{name}件商品没有体积，使用此模板会少收运费",
    ja: "容積のない商品が{name}点あり、このテンプレートでは送料が不足します",
    ko: "부피가 없는 상품이 {name}개 있어 이 템플릿으로는 배송비가 부족하게 청구됩니다",
  },
  freightTargetNeeded: {
    en: "Please choose another freight template in its place",
    zh: "请选择替代的运费模板",
    ja: "代わりの送料テンプレートを選択してください",
    ko: "대신할 배송비 템플릿을 선택해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof freightMessages, Texts> {}
}
