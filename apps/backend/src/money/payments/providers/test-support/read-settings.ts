import type { ReadVariable } from "../../../../platform/domain/environment.ts";

/** Reads settings as the platform does when it starts. @throws with everything that is wrong */
export function settingsFrom<Settings>(
  readSettings: (read: ReadVariable, problems: string[]) => Settings,
  environment: Readonly<Record<string, string>>,
): Settings {
  const problems: string[] = [];
  const settings = readSettings((name) => environment[name] ?? null, problems);
  if (problems.length > 0) throw new Error(problems.join("; "));
  return settings;
}
