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

const bought: MessageModule["messages"] = {
  bought: [["count", "plural", { one: ["#", " bought"], other: ["#", " bought"] }]],
};
const pair: MessageModule["messages"] = { pair: [["a"], " and ", ["b"]] };

test("a sentence with values is the same whether it is made or kept", () => {
  const i18n = createI18n("en", bought);
  const sentences = [1, 1000, 1, 1000, 2].map((count) => i18n._("bought", { count }));
  expect(sentences).toEqual(["1 bought", "1,000 bought", "1 bought", "1,000 bought", "2 bought"]);
});

test.each([
  [{ a: "x", b: "y" }, "x and y"],
  [{ a: 'x","b":"y', b: "z" }, 'x","b":"y and z'],
  [{ a: "1", b: 2 }, "1 and 2"],
  [{ a: 1, b: "2" }, "1 and 2"],
  [{ a: NaN, b: Infinity }, "NaN and Infinity"],
  [{ a: null, b: [1, 2] }, " and 1,2"],
  [{ a: "x".repeat(300), b: "y" }, `${"x".repeat(300)} and y`],
])("no other sentence is kept for the values %o", (values, sentence) => {
  const i18n = createI18n("en", pair);
  i18n._("pair", { a: "x", b: "y" });
  i18n._("pair", { a: "x", b: 'y","b":"z' });
  expect([i18n._("pair", values), i18n._("pair", values)]).toEqual([sentence, sentence]);
});

test("a name from right to left is isolated in its sentence, and no other value is touched", () => {
  const i18n = createI18n("en");
  const options = { message: "From {name}, {count} pieces" };
  const sentence = (name: string) => i18n._("from", { name, count: 2 }, options);
  expect(sentence("\u05D3\u05E0\u05D4")).toBe("From \u2068\u05D3\u05E0\u05D4\u2069, 2 pieces");
  expect(sentence("\u05D3\u05E0\u05D4")).toBe("From \u2068\u05D3\u05E0\u05D4\u2069, 2 pieces");
  expect(sentence("Mei 美")).toBe("From Mei 美, 2 pieces");
});

test("a sentence that was asked for before its message came is made anew", () => {
  const i18n = createI18n("en", {});
  i18n._("pair", { a: "x", b: "y" });
  i18n.load("en", pair);
  expect(i18n._("pair", { a: "x", b: "y" })).toBe("x and y");
});

test("as many sentences as anybody asks for are right", () => {
  const i18n = createI18n("en", bought);
  for (let count = 2; count < 5000; count += 1) i18n._("bought", { count });
  expect([i18n._("bought", { count: 1 }), i18n._("bought", { count: 4999 })]).toEqual(["1 bought", "4,999 bought"]);
});
