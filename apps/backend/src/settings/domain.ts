import type { Domain } from "../domain/domain.ts";
import { settingsCommand } from "./settings-command.ts";

export const settingsDomain = { name: "settings", commands: [settingsCommand] } satisfies Domain;
