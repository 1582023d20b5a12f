import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from "@lingui/core";
import type { Locale } from "./locales.ts";

export type MessageModule = { readonly messages: Messages };

/** The messages of one package: a loader for each language, so that only the shown one is fetched. */
export type Catalog = Readonly<Record<Locale, () => Promise<MessageModule>>>;

/** Sentences that an instance keeps, and characters of what one is made from. */
const maxStored = 2000;
const maxStoredLength = 200;

function isKeepable(value: unknown): boolean {
  return typeof value === "string" || Number.isFinite(value);
}

/** What a sentence is made from, where that is texts and numbers alone: as JSON, so that no text reads like two. */
function ingredients(id: string, values: Readonly<Record<string, unknown>>): string | null {
  if (!Object.values(values).every(isKeepable)) return null;
  const key = id + JSON.stringify(values);
  return key.length > maxStoredLength ? null : key;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/** A name that is written from right to left stands by itself in its sentence: it turns neither figures nor signs beside it. */
function isolated(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && rightToLeft.test(value) ? `\u2068${value}\u2069` : value,
  ]);
  return Object.fromEntries(parts) as Record<string, unknown>;
}

/**
 * Most messages are one text without a value. Lingui makes six formatters for each of them first, some two hundred times a
 * page, and looks for escapes in them (`\u003c`), which a catalogue does not have. For a plural it also writes out each of
 * its cases: 3 KB of garbage for every "721 bought". So what a sentence was made from is kept with it; lists repeat most.
 */
class QuickI18n extends I18n {
  readonly #formatted = new Map<string, string>();

  constructor(locale: Locale, messages: Messages) {
    super({ locale, messages: { [locale]: messages } });
    this.on("change", () => this.#formatted.clear());
  }

  override _(id: string | MessageDescriptor, values?: Record<string, unknown>, options?: MessageOptions): string {
    if (typeof id !== "string") {
      const { id: own, message, values: ownValues = values } = id;
      return this._(own, ownValues, message === undefined ? options : { ...options, message });
    }
    const message = this.messages[id];
    if (message?.length === 1 && typeof message[0] === "string") return message[0];
    if (values === undefined || options?.formats !== undefined) return super._(id, values, options);
    return this.#keep(id, values, options);
  }

  #keep(id: string, values: Record<string, unknown>, options?: MessageOptions): string {
    const key = ingredients(id, values);
    const known = key === null ? undefined : this.#formatted.get(key);
    if (known !== undefined) return known;
    const sentence = super._(id, isolated(values), options);
    if (key === null) return sentence;
    if (this.#formatted.size >= maxStored) this.#formatted.clear();
    this.#formatted.set(key, sentence);
    return sentence;
  }
}

/**
 * A fresh instance: one for a document in the browser; requests of one language may share theirs on a server. A package adds its messages
 * with its first route (see `loadCatalog`).
 */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  return new QuickI18n(locale, messages);
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
