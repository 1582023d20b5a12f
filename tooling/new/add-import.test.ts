import { expect, test } from "vitest";
import { addImport } from "./add-import.ts";

const text = `import { catalogRoutes } from "@plaza/catalog";
import {
  rootRoute,
} from "@plaza/routing";
import { messages } from "./messages.ts";

export const tree = [];
`;
const modules = (changed: string): readonly (string | undefined)[] =>
  [...changed.matchAll(/ from "([^"]*)";/g)].map(([, module]) => module);

test.each([
  ["@plaza/gift-cards", ["@plaza/catalog", "@plaza/gift-cards", "@plaza/routing", "./messages.ts"]],
  ["@plaza/account", ["@plaza/account", "@plaza/catalog", "@plaza/routing", "./messages.ts"]],
  ["react", ["@plaza/catalog", "@plaza/routing", "react", "./messages.ts"]],
  ["./texts.ts", ["@plaza/catalog", "@plaza/routing", "./messages.ts", "./texts.ts"]],
])("an import of %s stands where its module comes in the alphabet, packages before files", (module, expected) => {
  const changed = addImport(text, ["x"], module);
  expect(modules(changed)).toEqual(expected);
  expect(changed).toContain("import {\n  rootRoute,\n} from");
});

test("names join an import that is there, once", () => {
  const changed = addImport(text, ["lazyPage", "rootRoute"], "@plaza/routing");
  expect(changed).toContain('import { rootRoute, lazyPage } from "@plaza/routing";');
  expect(modules(changed)).toHaveLength(3);
});

test("an import stands at the top of a file that has no other", () => {
  expect(addImport("export {};\n", ["a", "b"], "x")).toBe('import { a, b } from "x";\nexport {};\n');
});
