import type { Texts } from "./texts.ts";
import { same, text } from "./vocabulary.ts";

/** What stands at the foot of every page. */
export interface DemoSite {
  readonly copyright: Texts;
  readonly icpNumber: Texts;
  readonly icpLink: Texts;
  readonly servicePhone: Texts;
  readonly serviceHours: Texts;
}

export const site: DemoSite = {
  copyright: same("© 2026 Plaza"),
  icpNumber: same("ICP 2026-000000"),
  icpLink: same("https://beian.miit.gov.cn/"),
  servicePhone: same("400-555-0100"),
  serviceHours: text("Every day, 9:00–21:00", "每天 9:00–21:00", "毎日 9:00–21:00", "매일 9:00–21:00"),
};
