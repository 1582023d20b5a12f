import { decode, encode } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { compiledAhead } from "./compiled-ahead.ts";

const code = "const files=[];here()";

/** What the plugin makes of a script whose only word in the source map is in its first line. */
function built(isEntry: boolean) {
  const script = { type: "chunk", fileName: "a.js", code, isEntry };
  const map = { version: 3, sources: ["a.ts"], names: [], mappings: encode([[[15, 0, 4, 2]]]) };
  const asset = { type: "asset", source: JSON.stringify(map) };
  const { generateBundle } = compiledAhead();
  if (typeof generateBundle !== "object") throw new Error("The plugin has an order");
  const handler = generateBundle.handler as unknown as (options: object, bundle: object) => void;
  handler({}, { "a.js": script, "a.js.map": asset });
  return { code: script.code, mappings: decode((JSON.parse(asset.source) as { mappings: string }).mappings) };
}

test("the script that all pages start with says in its first line that all of it is to be compiled, and its source map follows", () => {
  expect(built(true)).toEqual({
    code: `//# allFunctionsCalledOnLoad\n${code}`,
    mappings: [[], [[15, 0, 4, 2]]],
  });
});

test("a script of which a page may run a part is compiled as it runs", () => {
  expect(built(false)).toEqual({ code, mappings: [[[15, 0, 4, 2]]] });
});
