import type { Settings } from "../domain/setting.ts";
import { linkSetting, numberSetting } from "../settings/setting-kinds.ts";

const oneYear = 365;

export const applicationSettings = {
  /** Where merchants work; where it is empty, what the configuration says, or nothing. */
  deskUrl: linkSetting(""),
  /** How long documents of refused applications are kept. */
  refusedDocumentDays: numberSetting(30, oneYear),
} as const satisfies Settings;
