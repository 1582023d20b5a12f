import { expect, test, vi } from "vitest";
import { type Catalog, createI18n, loadCatalog, type MessageModule } from "./messages.ts";

function catalog(texts: Readonly<Record<keyof Catalog, string>>): Catalog {
  const one = (word: string) => vi.fn(() => Promise.resolve<MessageModule>({ messages: { greeting: word } }));
  return { en: one(texts.en), zh: one(texts.zh), ja: one(texts.ja), ko: one(texts.ko) };
}
const greetings = { en: "Hello", zh: "你好", ja: "こんにちは", ko: "안녕하세요" };

test("two instances keep their own languages", async () => {
  const greetingCatalog = catalog(greetings);
  const [zh, ja] = [createI18n("zh"), createI18n("ja")];
  await Promise.all([loadCatalog(zh, greetingCatalog), loadCatalog(ja, greetingCatalog)]);
  expect([zh._("greeting"), ja._("greeting"), zh._("greeting")]).toEqual(["你好", "こんにちは", "你好"]);
});

test("only the shown language is fetched, and once", async () => {
  const greetingCatalog = catalog(greetings);
  const i18n = createI18n("ko");
  await Promise.all([loadCatalog(i18n, greetingCatalog), loadCatalog(i18n, greetingCatalog)]);
  expect(greetingCatalog.ko).toHaveBeenCalledTimes(1);
  expect(greetingCatalog.en).not.toHaveBeenCalled();
});

test("a failed fetch may be tried again", async () => {
  const greetingCatalog = catalog(greetings);
  const flaky: Catalog = {
    ...greetingCatalog,
    en: vi.fn(greetingCatalog.en).mockRejectedValueOnce(new Error("offline")),
  };
  const i18n = createI18n("en");
  await expect(loadCatalog(i18n, flaky)).rejects.toThrow("offline");
  await loadCatalog(i18n, flaky);
  expect(i18n._("greeting")).toBe("Hello");
});
