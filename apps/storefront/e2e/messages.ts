import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "@plaza/i18n";

const folders = [
  "packages/cart-checkout/src",
  "packages/cart-checkout/src/orders",
  "packages/cart-checkout/src/order-detail",
  "packages/cart-checkout/src/payment",
  "packages/account/src",
  "packages/account/src/wallet",
  "packages/after-sales/src",
  "packages/after-sales/src/application",
  "packages/catalog/src",
  "packages/catalog/src/product",
  "packages/chat/src",
  "packages/merchant-entry/src",
  "packages/commerce-ui/src",
  "packages/commerce-ui/src/dialogs",
  "packages/ui-kit/src",
  "apps/storefront/src",
];

/** The shop's text in a language for an English message, read from the catalogs. */
export function messagesIn(language: Locale): (message: string, context?: string) => string {
  const translations = new Map(folders.flatMap((folder) => entriesOf(folder, language)));
  return (message, context = "") => {
    const text = translations.get(inContext(message, context));
    if (text === undefined) throw new Error(`No catalog has the message "${message}".`);
    return text;
  };
}

/** The same message in another context is another message. */
function inContext(message: string, context: string): string {
  return JSON.stringify([context, message]);
}

/** A message with a place for something in it, as a pattern that takes anything there. */
export function pattern(text: string): RegExp {
  const fixed = text.split(/\{\w+\}|<\d+\/>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${fixed.join(".*")}$`);
}

function entriesOf(folder: string, language: Locale): readonly (readonly [string, string])[] {
  const file = fileURLToPath(new URL(`../../../${folder}/locales/${language}.po`, import.meta.url));
  return [...readFileSync(file, "utf8").matchAll(/^(?:msgctxt (".*")\n)?msgid (".*")\nmsgstr (".*")$/gm)].map(
    ([, context, message, text]) => [inContext(quoted(message), quoted(context)), quoted(text)] as const,
  );
}

function quoted(text: string | undefined): string {
  return String(JSON.parse(text ?? '""'));
}
