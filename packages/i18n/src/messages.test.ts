import { expect, test, vi } from "vitest";
import { type Catalog, createI18n, loadCatalog, type MessageModule } from "./messages.ts";

function catalog(words: Readonly<Record<keyof Catalog, string>>): Catalog {
  const one = (word: string) => vi.fn(() => Promise.resolve<MessageModule>({ messages: { greeting: word } }));
  return { en: one(words.en), zh: one(words.zh), ja: one(words.ja), ko: one(words.ko) };
}
const greetings = { en: "Hello", zh: "你好", ja: "こんにちは", ko: "안녕하세요" };

test("two instances do not share a language", async () => {
  const words = catalog(greetings);
  const [zh, ja] = [createI18n("zh"), createI18n("ja")];
  await Promise.all([loadCatalog(zh, words), loadCatalog(ja, words)]);
  expect([zh._("greeting"), ja._("greeting"), zh._("greeting")]).toEqual(["你好", "こんにちは", "你好"]);
});

test("only the shown language is fetched, and once", async () => {
  const words = catalog(greetings);
  const i18n = createI18n("ko");
  await Promise.all([loadCatalog(i18n, words), loadCatalog(i18n, words)]);
  expect(words.ko).toHaveBeenCalledTimes(1);
  expect(words.en).not.toHaveBeenCalled();
});

test("a failed fetch may be tried again", async () => {
  const words = catalog(greetings);
  const flaky: Catalog = { ...words, en: vi.fn(words.en).mockRejectedValueOnce(new Error("offline")) };
  const i18n = createI18n("en");
  await expect(loadCatalog(i18n, flaky)).rejects.toThrow("offline");
  await loadCatalog(i18n, flaky);
  expect(i18n._("greeting")).toBe("Hello");
});
