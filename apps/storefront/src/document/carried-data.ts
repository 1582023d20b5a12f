import type { Query } from "@tanstack/react-query";

/** Visitors share answers, so most of them have been written out before. */
const written = new WeakMap<object, string>();

function write(data: unknown): string {
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const text = written.get(data) ?? JSON.stringify(data);
  written.set(data, text);
  return text;
}

/**
 * How the document carries the platform's answers to the browser: each as one text of JSON. Written out as script, as the
 * router would have it, they are a seventh larger and slower to read.
 */
export const carriedData = {
  ...(import.meta.env.SSR && {
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta }: Pick<Query, "meta">): boolean => meta?.serverOnly !== true,
      serializeData: write,
    },
  }),
  hydrateOptions: { defaultOptions: { deserializeData: (text: string): unknown => JSON.parse(text) } },
};
