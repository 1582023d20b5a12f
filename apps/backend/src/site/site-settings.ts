import type { Settings } from "../domain/setting.ts";
import { imageSetting, linkSetting, neededTextSetting, textSetting } from "../settings/setting-kinds.ts";

/** The settings of the site as a whole. */
export const siteSettings = {
  name: neededTextSetting("Plaza"),
  favicon: imageSetting(""),
  logo: imageSetting(""),
  loginImage: imageSetting(""),
  copyright: textSetting("© 2026 Plaza"),
  icpNumber: textSetting(""),
  icpLink: linkSetting(""),
  servicePhone: textSetting(""),
  serviceHours: textSetting(""),
  serviceWechat: textSetting(""),
  serviceImage: imageSetting(""),
  /** What the shop says of each of the five services that its footer names. */
  promiseOwn: textSetting(""),
  promiseAuthentic: textSetting(""),
  promiseService: textSetting(""),
  promiseReturns: textSetting(""),
  promiseDelivery: textSetting(""),
} as const satisfies Settings;
