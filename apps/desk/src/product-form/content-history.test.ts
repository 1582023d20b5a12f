import { expect, test } from "vitest";
import { blankContent } from "./blank-content.ts";
import { changeHistory, type ContentHistory, historyOf } from "./content-history.ts";

const brand = (history: ContentHistory, text: string, field: string | null): ContentHistory =>
  changeHistory(history, { type: "write", field, change: (content) => ({ ...content, brand: text }) });
const undo = (history: ContentHistory): ContentHistory => changeHistory(history, { type: "undo" });

test("what is typed into one field is one step, and each step is undone and made again", () => {
  const typed = ["a", "ab", "abc"].reduce((now, text) => brand(now, text, "brand"), historyOf(blankContent));
  const filled = brand(brand(typed, "d", null), "e", null);
  expect(filled.content.brand).toBe("e");
  expect(undo(filled).content.brand).toBe("d");
  expect(undo(undo(filled)).content.brand).toBe("abc");
  const first = undo(undo(undo(filled)));
  expect(first.content).toBe(blankContent);
  expect(undo(first)).toBe(first);
  const again = changeHistory(first, { type: "redo" });
  expect(again.content.brand).toBe("abc");
  expect(again.resets).toBe(4);
  expect(brand(again, "abcd", "brand").past).toHaveLength(2);
});

test("a change that changes nothing is no step, and nothing is made again after another one", () => {
  const written = brand(historyOf(blankContent), "a", null);
  expect(changeHistory(written, { type: "write", field: null, change: (content) => content })).toBe(written);
  expect(brand(undo(written), "b", null).future).toEqual([]);
});

test("what was read anew cannot be undone, what was merged can", () => {
  const written = brand(historyOf(blankContent), "a", null);
  const other = { ...blankContent, brand: "theirs" };
  expect(undo(changeHistory(written, { type: "replace", content: other })).content.brand).toBe("a");
  const read = changeHistory(written, { type: "read", content: other });
  expect(undo(read).content.brand).toBe("theirs");
});
