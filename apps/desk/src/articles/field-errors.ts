interface SentForm {
  readonly problem: string | null;
  readonly field: string | null;
}

/**
 * What the platform said of a text in one of its languages (`title_ja`), by language. `rest` is what it said of something
 * else.
 */
export function fieldErrors(
  { problem, field }: SentForm,
  name: string,
  languages: readonly string[],
): { readonly errors: Readonly<Record<string, string>>; readonly rest: string | null } {
  const language = languages.find((each) => field === `${name}_${each}`);
  if (problem === null || language === undefined) return { errors: {}, rest: problem };
  return { errors: { [language]: problem }, rest: null };
}
