/** Fills empty translations of a .po text whose message the table has; what somebody has translated stays. */
export function translate(po: string, translations: Readonly<Record<string, string>>): string {
  return po.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (entry, message: string) => {
    const translation = translations[message];
    return translation === undefined ? entry : `msgid "${message}"\nmsgstr "${translation}"`;
  });
}
