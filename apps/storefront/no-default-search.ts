/** Stands in for how the router reads and writes queries by itself (see `vite.config.ts`): `src/urls.ts` does that here. */
export function defaultParseSearch(): never {
  throw new Error("The router's own reading of queries is left out of the build.");
}

export const defaultStringifySearch = defaultParseSearch;
export const parseSearchWith = defaultParseSearch;
export const stringifySearchWith = defaultParseSearch;
