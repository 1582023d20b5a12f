import { decode, encode } from "@jridgewell/sourcemap-codec";
import type { Plugin } from "vite";

const mark = /\/\* empty css *\*\//g;

/**
 * Where a script imports styles alone, Vite leaves a comment, long enough that the script's source map stays as it is: an
 * eighth to a third of a kilobyte of a page's first visit. This takes the comments away, and moves the map along.
 */
export function withoutCssMarks(): Plugin {
  return {
    name: "without-css-marks",
    generateBundle: {
      // After Vite has left them.
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !mark.test(chunk.code)) continue;
          const before = chunk.code;
          chunk.code = before.replaceAll(mark, "");
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === "asset") map.source = movedMap(String(map.source), before);
        }
      },
    },
  };
}

function movedMap(text: string, before: string): string {
  const map = JSON.parse(text) as { mappings: string };
  const lines = decode(map.mappings);
  for (const [index, line] of before.split("\n").entries()) {
    const marks = [...line.matchAll(mark)];
    if (marks.length === 0) continue;
    for (const segment of lines[index] ?? []) {
      const [column] = segment;
      for (const { index: at, 0: found } of marks) if (at < column) segment[0] -= found.length;
    }
  }
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
