import type { Setting, Settings } from "../domain/setting.ts";
import { takePicture } from "../files/take-picture.ts";
import { DomainError } from "../http/domain-error.ts";
import type { Executor } from "../store/database.ts";
import type { Language } from "../store/language.ts";
import { columnsOf, type StoredText } from "../store/language-texts.ts";
import { settings } from "../store/schema/settings.ts";
import { eq } from "../store/sql.ts";
import { settingRevision } from "../settings/read-settings.ts";
import { findMisfit, lockSettings } from "./find-misfit.ts";

export interface SettingChange {
  readonly name: string;
  readonly setting: Setting;
  /** Of the setting that the sender has read. */
  readonly revision: string;
  readonly text: StoredText;
}

interface Sender {
  readonly agentId: number;
  readonly language: Language;
  /** Those that there are. */
  readonly known: Settings;
}

/**
 * Sets settings, all or none. One that has its standard again has no row any more. Belongs into a transaction.
 *
 * @throws {DomainError} that names the setting that somebody has changed since it was read, whose picture is no upload of
 *   the sender, or that does not go with the others
 */
export async function changeSettings(
  tx: Executor,
  changes: readonly SettingChange[],
  { known, agentId, language }: Sender,
): Promise<void> {
  await lockSettings(tx);
  for (const change of changes) {
    const [stored] = await tx.select().from(settings).where(eq(settings.key, change.name));
    if (settingRevision(stored) !== change.revision)
      throw new DomainError("settingChangedMeanwhile", { field: change.name });
    await write(tx, change, await storedText(tx, change, stored?.value ?? "", agentId));
  }
  const misfit = await findMisfit(
    tx,
    known,
    changes.map(({ name }) => name),
  );
  if (misfit === null) return;
  throw new DomainError("settingWrong", { parameter: misfit.allowed[language], field: misfit.name });
}

async function storedText(
  tx: Executor,
  { name, setting, text }: SettingChange,
  current: string,
  agentId: number,
): Promise<StoredText> {
  if (setting.control.kind !== "image") return text;
  const owner = { agentId, about: `setting:${name}`, current: current === "" ? null : current };
  const path = await takePicture(tx, text.base, owner);
  return { base: path === undefined ? current : (path ?? ""), translations: {} };
}

async function write(tx: Executor, { name, setting }: SettingChange, text: StoredText): Promise<void> {
  const isStandard = text.base === setting.standard && Object.keys(text.translations).length === 0;
  if (isStandard) {
    await tx.delete(settings).where(eq(settings.key, name));
    return;
  }
  const columns = columnsOf({ value: text });
  await tx
    .insert(settings)
    .values({ key: name, ...columns })
    .onConflictDoUpdate({ target: settings.key, set: columns });
}
