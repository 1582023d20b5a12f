import type { Settings } from "../../domain/setting.ts";
import type { AgentContext } from "../../http/agent-call.ts";
import { DomainError } from "../../http/domain-error.ts";
import { Reply } from "../../http/reply.ts";
import { languages } from "../../store/language.ts";
import { retriedTransaction } from "../../store/retried-transaction.ts";
import { lastChanges } from "../../audit/last-changes.ts";
import { instant } from "../../wire/time.ts";
import { shownSettings } from "../read-settings.ts";
import { writeSetting } from "../write-setting.ts";

declare module "../../http/services.ts" {
  interface Services {
    /** Those of all domains. */
    readonly settings: Settings;
  }
}

/** `settings/list` */
export async function handleSettings({ db, settings, language }: AgentContext) {
  const changes = await lastChanges(db, "settings", language);
  return (await shownSettings(db, settings)).map((setting) => {
    const { name, title, value, standard, translations, allowed, isTranslated } = setting;
    const change = changes.get(name);
    return {
      name,
      title: title[language],
      value,
      standard,
      translations,
      allowed: allowed[language],
      is_translated: isTranslated,
      changed: change === undefined ? null : { by: change.by, at: instant(change.at) },
    };
  });
}

/** `settings/set`, in one language, or in all where none is named. */
export async function handleSetSetting({ db, body, settings, language: spokenHere }: AgentContext) {
  const [name, value, spoken] = [body.text("name"), body.text("value"), body.text("language")];
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (setting === undefined) throw new DomainError("settingUnknown", { notFound: true });
  const { standard, allowed, accepts, isTranslated } = setting;
  if (!accepts(value)) throw new DomainError("settingWrong", { parameter: allowed[spokenHere], field: "value" });
  const language = languages.find((each) => each === spoken) ?? null;
  if (spoken !== "" && (language === null || !isTranslated))
    throw new DomainError("parameterWrong", { parameter: "language" });
  await retriedTransaction(db, (tx) => writeSetting(tx, { key: name, value, language, standard }));
  return new Reply([], { key: "saved" });
}
