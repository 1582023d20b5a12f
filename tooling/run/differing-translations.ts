import { formatter } from "@lingui/format-po";

/** One package's messages in one language. */
export interface MessageFile {
  readonly name: string;
  /** Its text, as gettext writes it. */
  readonly text: string;
}

const format = formatter();

/**
 * Messages that two packages translate differently into the same language. A page shows the messages of several
 * packages in one Lingui instance, where the translation that was loaded last would win.
 * @returns a sentence for each of them.
 */
export function differingTranslations(locale: string, files: readonly MessageFile[]): readonly string[] {
  const first = new Map<string, { readonly translation: string; readonly name: string }>();
  return files.flatMap(({ name, text }) =>
    Object.entries(format.parse(text, { locale, sourceLocale: "en", filename: name })).flatMap(([id, entry]) => {
      const { message = id, context, translation = "" } = entry;
      const known = first.get(id);
      if (known === undefined) first.set(id, { translation, name });
      if (known === undefined || known.translation === translation) return [];
      const title = context === undefined ? `"${message}"` : `"${message}" (${context})`;
      return [`${name} says "${translation}" for ${title}, where ${known.name} says "${known.translation}".`];
    }),
  );
}
