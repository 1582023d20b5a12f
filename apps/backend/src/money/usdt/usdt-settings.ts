import type { Setting, Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import { rateOf } from "./amounts.ts";

const oneDayInMinutes = 1440;

/** There is no standard: a forgotten rate is one that somebody exploits. */
const rate: Setting = {
  title: {
    en: "Yuan for one USDT, where no other source is configured",
    zh: "1 USDT 折合人民币（未配置其他来源时）",
    ja: "1 USDTあたりの元（他の取得元が未設定の場合）",
    ko: "1 USDT당 위안(다른 출처가 설정되지 않은 경우)",
  },
  standard: "",
  allowed: {
    en: "a number with four to six decimals, like 7.1716, or nothing",
    zh: "四至六位小数的数字，如 7.1716，或留空",
    ja: "小数点以下4～6桁の数（例：7.1716）、または空欄",
    ko: "소수점 이하 4~6자리 숫자(예: 7.1716) 또는 빈칸",
  },
  accepts: (value) => value === "" || (/^\d{1,3}\.\d{4,6}$/.test(value) && rateOf(value) !== null),
  control: { kind: "text" },
  isTranslated: false,
};

export const usdtSettings = {
  usdtRate: rate,
  usdtHoldMinutes: numberSetting(
    30,
    { unit: "minutes", most: oneDayInMinutes },
    {
      en: "How long a USDT top-up keeps its rate",
      zh: "USDT 充值锁定汇率的时间",
      ja: "USDTチャージのレートを固定する時間",
      ko: "USDT 충전 환율을 유지하는 시간",
    },
  ),
} as const satisfies Settings;

export async function holdMinutes(db: Executor): Promise<number> {
  const { usdtHoldMinutes } = await readSettings(db, usdtSettings, asWritten);
  return numberOf(usdtSettings.usdtHoldMinutes, usdtHoldMinutes);
}
