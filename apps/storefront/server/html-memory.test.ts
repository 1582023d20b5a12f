import type { SafeHtml } from "@plaza/api-client";
import { expect, test } from "vitest";
import { createHtmlMemory } from "./html-memory.ts";

function safe(html: string): SafeHtml {
  return html as SafeHtml;
}

test("a sanitised text is found by what it was made of, for pages of the same origin", () => {
  const memoryOf = createHtmlMemory(1000);
  memoryOf("https://one.test").set("<b onclick>tea</b>", safe("<b>tea</b>"));
  expect(memoryOf("https://one.test").get("<b onclick>tea</b>")).toBe("<b>tea</b>");
  expect(memoryOf("https://one.test").get("<b>tea</b>")).toBeUndefined();
  expect(memoryOf("https://two.test").get("<b onclick>tea</b>")).toBeUndefined();
});

test("an empty text is remembered, too", () => {
  const memory = createHtmlMemory(1000)("https://one.test");
  memory.set("<script></script>", safe(""));
  expect(memory.get("<script></script>")).toBe("");
});

test("the text that was not read for longest makes room", () => {
  const memory = createHtmlMemory(40)("https://one.test");
  memory.set("a", safe("a".repeat(10)));
  memory.set("b", safe("b".repeat(10)));
  memory.get("a");
  memory.set("c", safe("c".repeat(10)));
  expect(["a", "b", "c"].filter((text) => memory.get(text) !== undefined)).toEqual(["a", "c"]);
});
