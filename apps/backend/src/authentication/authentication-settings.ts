import type { Settings } from "../domain/setting.ts";
import { flagSetting } from "../settings/setting-kinds.ts";

export const authenticationSettings = {
  /** "1": a new account needs a code sent to its telephone. */
  registrationNeedsCode: flagSetting("1"),
} as const satisfies Settings;
