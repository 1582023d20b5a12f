import type { Texts } from "./texts.ts";
import { same, text } from "./vocabulary.ts";

/** What stands at the foot of every page. */
export interface DemoSite {
  readonly copyright: Texts;
  readonly icpNumber: Texts;
  readonly icpLink: Texts;
  readonly servicePhone: Texts;
  readonly serviceHours: Texts;
  /** One sentence for each of the five services. */
  readonly promises: Readonly<Record<"own" | "authentic" | "service" | "returns" | "delivery", Texts>>;
}

export const site: DemoSite = {
  copyright: same("© 2026 Plaza"),
  icpNumber: same("ICP 2026-000000"),
  icpLink: same("https://beian.miit.gov.cn/"),
  servicePhone: same("400-555-0100"),
  serviceHours: text("Every day, 9:00–21:00", "每天 9:00–21:00", "毎日 9:00–21:00", "매일 9:00–21:00"),
  promises: {
    own: text("Plaza’s own shelves", "平台直营，品质可控", "Plazaの直営", "Plaza 직영"),
    authentic: text("Every shop verified", "每家店铺均经审核", "全ショップ審査済み", "모든 상점 검증 완료"),
    service: text(
      "Real people, daily 9–21",
      "每日 9–21 点真人客服",
      "毎日9〜21時、スタッフが対応",
      "매일 9~21시 상담원 응대",
    ),
    returns: text("Free 7-day returns", "七天免费退货", "7日間返品無料", "7일 무료 반품"),
    delivery: text(
      "Most orders in 48 h",
      "多数订单 48 小时内送达",
      "ほとんどのご注文を48時間以内にお届け",
      "대부분 48시간 안에 도착",
    ),
  },
};
