import type { Settings } from "../../platform/domain/setting.ts";
import { linkSetting, numberSetting } from "../../platform/settings/setting-kinds.ts";

const oneYear = 365;

export const applicationSettings = {
  /** Where it is empty, what the configuration says, or nothing. */
  deskUrl: linkSetting("", {
    en: "Address of the desk, where merchants work",
    zh: "商家后台地址",
    ja: "ショップ管理画面のアドレス",
    ko: "상점 관리 화면 주소",
  }),
  refusedDocumentDays: numberSetting(
    30,
    { unit: "days", most: oneYear },
    {
      en: "For how many days documents of refused applications are kept",
      zh: "被拒申请的资料保留天数",
      ja: "却下された申請の書類を保管する日数",
      ko: "거절된 신청의 서류 보관 일수",
    },
  ),
} as const satisfies Settings;
