import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const tenYears = 3650;

export const noticeOptions = {
  noticeDays: numberSetting(180, tenYears, {
    en: "For how many days notices stay in the inbox",
    zh: "消息在收件箱中保留的天数",
    ja: "お知らせを受信箱に残す日数",
    ko: "알림을 보관하는 일수",
  }),
} as const satisfies Settings;
