import type { Settings } from "../../platform/domain/setting.ts";
import { choiceSetting } from "../../platform/settings/setting-kinds.ts";

export const approvalSettings = {
  productApproval: choiceSetting(
    "nothing",
    [
      {
        value: "nothing",
        title: { en: "None", zh: "无需审核", ja: "承認は不要", ko: "승인 없음" },
      },
      {
        value: "new",
        title: { en: "New products", zh: "新商品", ja: "新しい商品", ko: "새 상품" },
      },
      {
        value: "all",
        title: {
          en: "New and changed products",
          zh: "新商品和有改动的商品",
          ja: "新しい商品と変更した商品",
          ko: "새 상품과 변경된 상품",
        },
      },
    ],
    {
      en: "Products that wait for an operator before shoppers see them",
      zh: "需经平台审核后才向顾客展示的商品",
      ja: "お客様に公開する前に運営者の承認を待つ商品",
      ko: "고객에게 공개하기 전에 운영자 승인을 기다리는 상품",
    },
  ),
} as const satisfies Settings;
