import { expect, test } from "vitest";
import { problemsIn, retiredWords, wordsOf } from "./retired-words.ts";

const table = `# Contributing

| \`not read\` | because it stands elsewhere |

## Words of the trade

| not | but | where | allowed |
| --- | --- | ----- | ------- |
| \`bell\`, \`bells\` * | alert button | | |
| \`place\` | position | \`apps/shop/\`, \`packages/list/\` | \`placeOrder\` |
| \`take over\` | merge | | |
| \`most…\` | max… | | |

## Something else

| \`order\` | no row of that table | | |
`;

const problems = (source: string, file = "apps/shop/src/list.ts") => problemsIn(file, source, retiredWords(table));

test("a name is read as its words, however they are put together", () => {
  for (const name of ["takeOverCart", "take-over-cart", "TAKE_OVER_CART", "TakeOverCart"])
    expect(wordsOf(name)).toEqual(["take", "over", "cart"]);
  expect(wordsOf("useHTMLText2")).toEqual(["use", "html", "text2"]);
});

test.each([
  ["a constant", "export const ringBell = 1;"],
  ["a function", "function bell() {}"],
  ["a parameter", "const ring = (bell: number) => bell;"],
  ["a parameter with a default inside an object", "function ring({ at: bell = 1 }) {}"],
  ["a type", "export type Bells = number;"],
  ["a member of an interface", "interface Button { readonly bell: string }"],
  ["a method", "class Button { bell() {} }"],
  ["the title of a test", 'test("a bell rings", () => {});'],
  ["the title of a table of tests", 'test.each([1])("a bell rings %s times", () => {});'],
])("a retired word is found in %s", (_, source) => {
  expect(problems(source)).toEqual([
    expect.stringMatching(/^apps\/shop\/src\/list\.ts:1 .*: say alert button instead of "bells?"$/),
  ]);
});

test("a retired word is found in the names of a file and of its folders, once each", () => {
  expect(problems("", "packages/a/bells/bell-button.tsx")).toEqual([
    'packages/a/bells/bell-button.tsx:1 bells: say alert button instead of "bells"',
    'packages/a/bells/bell-button.tsx:1 bell-button: say alert button instead of "bell"',
  ]);
});

test("words in a row are found where they follow each other, and the line of each name is told", () => {
  expect(problems("const over = 1;\nfunction takeOverCart() {}\nconst takeItOver = 2;")).toEqual([
    'apps/shop/src/list.ts:2 takeOverCart: say merge instead of "take over"',
  ]);
});

test("a part of a word, a name of somebody else's and a sentence that is no title are left alone", () => {
  expect(problems('import { bell } from "bells";\nconst { bell: label } = bell();\ncall("a bell");')).toEqual([]);
});

test("a word with three dots is found at the beginning of a longer name only", () => {
  expect(problems("const mostOffers = 1;\nconst most = 2;\nconst atMost = 3;\nconst almostAll = 4;")).toEqual([
    'apps/shop/src/list.ts:1 mostOffers: say max… instead of "most"',
  ]);
});

test("a row that holds in some places holds there only, without the names that it allows, and not in sentences", () => {
  expect(problems("const place = 1;")).toHaveLength(1);
  expect(problems("const place = 1;", "packages/list/a.ts")).toHaveLength(1);
  expect(problems("const place = 1;", "packages/other/a.ts")).toEqual([]);
  expect(problems('const placeOrder = 1;\ntest("a place", () => {});')).toEqual([]);
});
