import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from "@lingui/core";
import type { Locale } from "./locales.ts";

export type MessageModule = { readonly messages: Messages };

/** The messages of one package: a loader for each language, so that only the shown one is fetched. */
export type Catalog = Readonly<Record<Locale, () => Promise<MessageModule>>>;

/**
 * Most messages are one text without a value. Lingui makes six formatters for each of them first, some two hundred times a
 * page, and looks for escapes in them (`\u003c`), which a catalogue does not have.
 */
class PlainFirst extends I18n {
  override _(id: string | MessageDescriptor, values?: Record<string, unknown>, options?: MessageOptions): string {
    // There is none under a descriptor, which goes on as it is.
    const message = this.messages[id as string];
    if (message?.length === 1 && typeof message[0] === "string") return message[0];
    return super._(id as string, values, options);
  }
}

/**
 * A fresh instance: one for a document in the browser; requests of one language may share theirs on a server. A package adds its messages
 * with its first route (see `loadCatalog`).
 */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  return new PlainFirst({ locale, messages: { [locale]: messages } });
}

const loaded = new WeakMap<I18n, Map<Catalog, Promise<void>>>();

/** Adds a package's messages to an instance, once; further calls get the same promise. */
export function loadCatalog(i18n: I18n, catalog: Catalog): Promise<void> {
  const catalogs = loaded.get(i18n) ?? new Map<Catalog, Promise<void>>();
  loaded.set(i18n, catalogs);
  const known = catalogs.get(catalog);
  if (known !== undefined) return known;
  const locale = i18n.locale as Locale;
  const loading = catalog[locale]().then(
    ({ messages }) => {
      i18n.load(locale, messages);
    },
    (error: unknown) => {
      catalogs.delete(catalog);
      throw error;
    },
  );
  catalogs.set(catalog, loading);
  return loading;
}
