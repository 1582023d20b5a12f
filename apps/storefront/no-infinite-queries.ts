/** Stands in for the query library's own module (see `vite.config.ts`), and says so to whoever begins to use it. */
export function infiniteQueryBehavior(): never {
  throw new Error("Infinite queries are left out of the build.");
}

export function hasNextPage(): false {
  return false;
}

export const hasPreviousPage = hasNextPage;
