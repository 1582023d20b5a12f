import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";

const maxDays = 90;
const hoursOfWeek = 168;

export const personalDataSettings = {
  accountDeletionDays: numberSetting(
    14,
    { unit: "days", least: 0, most: maxDays },
    {
      en: "For how many days a customer can take back the deletion of their account",
      zh: "申请注销账号后可撤销的天数",
      ja: "アカウント削除を取り消せる日数",
      ko: "계정 삭제 신청을 취소할 수 있는 일수",
    },
  ),
  dataCopyHours: numberSetting(
    24,
    { unit: "hours", most: hoursOfWeek },
    {
      en: "For how many hours a customer can fetch the copy of their data",
      zh: "个人数据副本的可下载时间",
      ja: "個人データの写しをダウンロードできる時間",
      ko: "개인정보 사본을 내려받을 수 있는 시간",
    },
  ),
} as const satisfies Settings;
