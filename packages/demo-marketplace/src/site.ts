import type { Texts } from "./texts.ts";
import { same, text } from "./vocabulary.ts";

/** What stands at the foot of every page. */
export interface DemoSite {
  readonly copyright: Texts;
  readonly icpNumber: Texts;
  readonly icpLink: Texts;
  readonly servicePhone: Texts;
  readonly serviceHours: Texts;
  /** When the shops answer, in no language. */
  readonly shopHours: string;
  /** One sentence for each of the five services. */
  readonly promises: Readonly<Record<"own" | "authentic" | "service" | "returns" | "delivery", Texts>>;
}

/** When people answer every day: whatever the demo says of it says this. */
const [opensAt, closesAt] = [9, 21];
const serviceDay = `${opensAt}:00–${closesAt}:00`;

export const site: DemoSite = {
  copyright: same("© 2026 Plaza"),
  icpNumber: same("ICP 2026-000000"),
  icpLink: same("https://beian.miit.gov.cn/"),
  servicePhone: same("400-555-0100"),
  serviceHours: text(`Every day, ${serviceDay}`, `每天 ${serviceDay}`, `毎日 ${serviceDay}`, `매일 ${serviceDay}`),
  shopHours: serviceDay,
  promises: {
    own: text("Plaza’s own shelves", "平台直营，品质可控", "Plazaの直営", "Plaza 직영"),
    authentic: text("Every shop verified", "每家店铺均经审核", "全ショップ審査済み", "모든 상점 검증 완료"),
    service: text(
      `Real people, daily ${opensAt}–${closesAt}`,
      `每日 ${opensAt}–${closesAt} 点真人客服`,
      `毎日${opensAt}～${closesAt}時、スタッフが対応`,
      `매일 ${opensAt}~${closesAt}시 상담원 응대`,
    ),
    returns: text("Free 7-day returns", "七天免费退货", "7日間返品無料", "7일 무료 반품"),
    delivery: text(
      "Most orders ship in 48 h",
      "多数订单 48 小时内发货",
      "ほとんどのご注文を48時間以内に発送",
      "대부분 48시간 안에 발송",
    ),
  },
};
