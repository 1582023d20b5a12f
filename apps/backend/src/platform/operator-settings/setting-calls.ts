import type { RegisteredSettings, SettingControl } from "../domain/setting.ts";
import type { AgentContext } from "../http/agent-call.ts";
import { DomainError } from "../http/domain-error.ts";
import { Query } from "../http/query.ts";
import { Reply } from "../http/reply.ts";
import type { Language } from "../store/language.ts";
import { retriedTransaction } from "../store/retried-transaction.ts";
import { lastChanges } from "../audit/last-changes.ts";
import { instant } from "../wire/time.ts";
import { changeSettings, type SettingChange } from "./change-settings.ts";
import { shownSettings } from "../settings/read-settings.ts";
import { readSettingValue } from "./read-setting-value.ts";

declare module "../http/services.ts" {
  interface Services {
    /** Those of all domains. */
    readonly settings: RegisteredSettings;
  }
}

/** `settings/list` */
export async function handleSettings({ db, settings, language, images }: AgentContext) {
  const changes = await lastChanges(db, "settings", language);
  return (await shownSettings(db, settings)).map((shown) => {
    const { name, setting, value, texts, revision } = shown;
    const { control } = setting;
    const change = changes.get(name);
    return {
      name,
      group: setting.group,
      title: setting.title[language.wanted],
      control: controlWire(control, language.wanted),
      value,
      ...(control.kind === "image" && { image: value === "" ? "" : images.of(value) }),
      ...(setting.isTranslated && { texts }),
      revision,
      standard: setting.standard,
      allowed: setting.allowed[language.wanted],
      changed: change === undefined ? null : { by: change.by, at: instant(change.at) },
    };
  });
}

function controlWire(control: SettingControl, language: Language) {
  if (control.kind !== "choice" && control.kind !== "choices") return control;
  const choices = control.choices.map(({ value, title }) => ({ value, title: title[language] }));
  return { ...control, choices };
}

/** `settings/save`: all of the changes or none, each of a setting as its sender has read it. */
export async function handleSaveSettings({ db, body, settings, agent, language }: AgentContext) {
  const changes = readChanges(body, settings, language.wanted);
  await retriedTransaction(db, (tx) =>
    changeSettings(tx, changes, { agentId: agent.id, language: language.wanted, known: settings }),
  );
  return new Reply([], { key: "saved" });
}

/** @throws {DomainError} that names the setting */
function readChanges(body: Query, settings: RegisteredSettings, language: Language): readonly SettingChange[] {
  const sent = body.json("changes");
  if (!Array.isArray(sent) || sent.length === 0) throw new DomainError("parameterWrong", { parameter: "changes" });
  return sent.map((each) => {
    const change = new Query(each);
    const name = change.text("name");
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (setting === undefined) throw new DomainError("settingUnknown", { notFound: true });
    const text = readSettingValue(change, { name, setting, language });
    return { name, setting, revision: change.text("revision"), text };
  });
}
