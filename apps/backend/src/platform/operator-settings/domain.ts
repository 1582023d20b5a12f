import type { Domain } from "../domain/domain.ts";
import { forOperators } from "../http/desk-call.ts";
import { handleSaveSettings, handleSettings } from "./setting-calls.ts";
import { settingMessages } from "./setting-messages.ts";
import { settingsCommand } from "./settings-command.ts";

export const settingsDomain = {
  name: "settings",
  deskCalls: {
    "settings/list": forOperators("GET", handleSettings),
    "settings/save": forOperators("POST", handleSaveSettings),
  },
  messages: settingMessages,
  commands: [settingsCommand],
} satisfies Domain;
