import { decode, encode } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { withoutCssMarks } from "./without-css-marks.ts";

/** What the plugin makes of a script whose word "here" is at a place of the source. */
function without(code: string): { readonly code: string; readonly columns: readonly number[] } {
  const lines = code.split("\n").map((line) => [...line.matchAll(/here/g)].map(({ index }) => [index, 0, 4, 2]));
  const map = {
    version: 3,
    sources: ["a.ts"],
    names: [],
    mappings: encode(lines as [number, number, number, number][][]),
  };
  const script = { type: "chunk", fileName: "a.js", code };
  const asset = { type: "asset", source: JSON.stringify(map) };
  const { generateBundle } = withoutCssMarks();
  if (typeof generateBundle !== "object") throw new Error("The plugin has an order");
  const handler = generateBundle.handler as unknown as (options: object, bundle: object) => void;
  handler({}, { "a.js": script, "a.js.map": asset });
  const moved = decode((JSON.parse(asset.source) as { mappings: string }).mappings);
  return { code: script.code, columns: moved.flatMap((line) => line.map(([column]) => column)) };
}

test("marks of styles go, and the source map still says where everything is", () => {
  const { code, columns } = without(
    'here;import"./a.js";/* empty css            *//* empty css  */here;\nf(here);/* empty css */here',
  );
  expect(code).toBe('here;import"./a.js";here;\nf(here);here');
  expect(columns).toEqual([0, 20, 2, 8]);
});

test("a script without marks stays as it is", () => {
  expect(without("/* empty */here").columns).toEqual([11]);
});
