import type { Plugin } from "vite";

const hint = "//# allFunctionsCalledOnLoad";

/**
 * Nearly all of what every page starts with runs before the page answers to a shopper. Chromium compiles a function when it is
 * first called, which holds up the page; told by this comment in a script's first line, which other browsers pass over, it
 * compiles all of the script while that arrives, beside the page. On a phone home then answers in half of the time
 * (`npm run bench lab`). Scripts of which a page runs a part would be compiled in vain, so they have none.
 */
export function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite has put its list of files before everything, where a comment of the bundler's own would come second.
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry) continue;
          chunk.code = `${hint}\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === "asset") map.source = oneLineDown(String(map.source));
        }
      },
    },
  };
}

function oneLineDown(text: string): string {
  const map = JSON.parse(text) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
