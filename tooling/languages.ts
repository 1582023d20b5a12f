import { readFileSync } from "node:fs";

export type Languages = readonly [source: string, ...others: readonly string[]];

/**
 * The languages of the storefront, that of the messages first. The presets know no package, so they read the list as a
 * text.
 */
export function readLanguages(): Languages {
  const text = readFileSync(new URL("../packages/i18n/src/locales.ts", import.meta.url), "utf8");
  const list = text.split("export const locales = ")[1]?.split(" as const;")[0];
  if (list === undefined) throw new Error("packages/i18n/src/locales.ts has no list of locales.");
  return JSON.parse(list) as [string, ...string[]];
}

/**
 * Names, in the environment of Lingui, the member of the workspace to collect messages of where those of others cannot
 * have changed: to read all sources takes ten times as long.
 */
export const messagesOf = "PLAZA_MESSAGES_OF";
