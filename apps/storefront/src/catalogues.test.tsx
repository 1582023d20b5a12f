// @vitest-environment node
import { basename, dirname } from "node:path";
import type { Messages } from "@lingui/core";
import { createI18n, I18nProvider, type MessageModule, toLocale, Trans } from "@plaza/i18n";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostileText } from "./test-support/hostile-text.ts";
import { messageParts } from "./test-support/message-parts.ts";

/** The compiled messages of every package and of the shell, in each language. */
const catalogues = import.meta.glob<MessageModule>(["../../../packages/*/src/locales/*.po", "./locales/*.po"], {
  eager: true,
});

const output = ["debug", "error", "info", "log", "warn"] as const;
beforeEach(() => {
  for (const method of output) vi.spyOn(console, method);
});
afterEach(() => {
  for (const method of output) expect(console[method]).not.toHaveBeenCalled();
});

const counts = [0, 1, 2, 3, 5, 21, 1000];
const textOf = (text: string): string => renderToStaticMarkup(text);

/** Characters that no message contains, and that have no meaning in one. */
const placeholder = (name: string): string => `\u{E000}${name}\u{E001}`;
const placeholders = /\u{E000}(\w+)\u{E001}/gu;

/** Draws a message with its own tags as elements that say which they are. */
function renderMessage(locale: string, messages: Messages, id: string) {
  const i18n = createI18n(toLocale(locale), messages);
  const { tags } = messageParts(messages[id] ?? "");
  const components = Object.fromEntries(tags.map((tag) => [tag, <b key={tag} data-tag={tag} />]));
  return (values: Readonly<Record<string, unknown>>): string =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Trans id={id} values={values} components={components} />
      </I18nProvider>,
    );
}

test("every catalogue of the shell and the packages exists in four languages", () => {
  const owners = new Map<string, number>();
  for (const path of Object.keys(catalogues)) {
    const owner = dirname(path);
    owners.set(owner, (owners.get(owner) ?? 0) + 1);
  }
  expect(owners.size).toBeGreaterThan(3);
  expect(new Set(owners.values())).toEqual(new Set([4]));
});

/** Names from right to left are isolated in their sentences. */
function withoutIsolates(html: string): string {
  return html.replaceAll(/[\u2068\u2069]/g, "");
}

test.each(Object.entries(catalogues))("every message of %s shows its values unchanged", (path, { messages }) => {
  const locale = basename(path, ".po");
  for (const [id, message] of Object.entries(messages)) {
    const { texts, numbers, tags } = messageParts(message);
    const render = renderMessage(locale, messages, id);
    const plain = Object.fromEntries(texts.map((name) => [name, placeholder(name)]));
    const values = fc.record({
      texts: fc.record(Object.fromEntries(texts.map((name) => [name, hostileText]))),
      numbers: fc.record(Object.fromEntries(numbers.map((name) => [name, fc.constantFrom(...counts)]))),
    });
    // A message without text values is only tried with counts.
    const numRuns = texts.length === 0 ? counts.length : 40;
    fc.assert(
      fc.property(values, ({ texts, numbers }) => {
        const sentence = render({ ...plain, ...numbers });
        expect(sentence).not.toContain("&lt;");
        const shown = sentence
          .replaceAll(placeholders, (_, name: string) => textOf(texts[name] ?? ""))
          // A text that is empty has no element of its own.
          .replaceAll("<span></span>", "");
        expect(withoutIsolates(render({ ...texts, ...numbers }))).toBe(withoutIsolates(shown));
      }),
      { numRuns },
    );
    const seen = counts.map((count) =>
      render({ ...plain, ...Object.fromEntries(numbers.map((name) => [name, count])) }),
    );
    for (const tag of tags) expect(seen.join("")).toContain(`data-tag="${tag}"`);
    for (const name of texts) expect(seen.join("")).toContain(placeholder(name));
  }
});
