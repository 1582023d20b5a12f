import type { Query } from "@tanstack/react-query";

/**
 * How the document carries the platform's answers to the browser: each as one text of JSON. Written out as script, as the
 * router would have it, they are a seventh larger and slower to read.
 */
export const carriedData = {
  dehydrateOptions: {
    shouldDehydrateQuery: ({ meta }: Pick<Query, "meta">): boolean => meta?.drawnOnly !== true,
    serializeData: (data: unknown): string => JSON.stringify(data),
  },
  hydrateOptions: { defaultOptions: { deserializeData: (text: string): unknown => JSON.parse(text) } },
};
